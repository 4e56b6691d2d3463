import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { buddhistYear } from '@/contracts/kit/fields/month';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { post } from '@/services/master-data/billing/books/ledger';
import { takeNumbers } from '@/services/master-data/billing/books/numbers';
import { invoiceAmounts } from '@/services/master-data/billing/credits/posting';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { areUnbilled } from '@/services/master-data/billing/meters/hold';
import type { Draft, Month } from './draft';

interface Issue extends Month {
  propertyId: string;
  /** A whole month, or one unit's at the desk. */
  source: 'own' | 'desk';
  /** Of the month that it is issued with. */
  issueId: string | null;
}

/** Takes what waited into the invoices; throws where not all of it is there any more. */
async function takeWaiting(
  tx: Db,
  lines: readonly { id: string; invoiceId: string; position: number }[],
): Promise<void> {
  if (lines.length === 0) return;
  const { rowCount } = await tx.execute(sql`
    update ${charges} set invoice_id = its."invoiceId", position = its.position
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as its(id uuid, "invoiceId" uuid, position smallint)
    where ${charges.id} = its.id and ${charges.invoiceId} is null`);
  if (rowCount !== lines.length) throw new Error('a charge that waited is not there any more');
}

/** Makes the invoices of drafts, with their numbers, their lines and in the books; answers them. */
export async function makeInvoices(tx: Db, issue: Issue, drafts: readonly Draft[]) {
  const { propertyId, period, issuedOn, dueOn, source, issueId } = issue;
  const numbers = await takeNumbers(tx, {
    ...{ propertyId, kind: 'IV', year: buddhistYear(issuedOn), count: drafts.length },
  });
  const at = new Date().toISOString();
  const rows = drafts.map((draft, index) => {
    const { unitId, unitNumber, payerName, fromDay, untilDay, lines, total } = draft;
    const late = Math.max(0, totalOf(lines.filter(({ kind }) => kind === 'surcharge')));
    return {
      ...{ id: uuidv7(), propertyId, unitId, number: numbers[index]?.number ?? '' },
      ...{ unitNumber, payerName, fromDay, untilDay, period, issuedOn, dueOn, source, issueId },
      ...{ total, principal: total - late, updatedAt: at },
    };
  });
  // Of a month nobody can have changed them since it was confirmed; at the desk somebody can.
  if (
    !(await areUnbilled(
      tx,
      drafts.flatMap((draft) => draft.lines),
    ))
  ) {
    throw new Problem('READING_CHANGED');
  }
  await insertAll(tx, invoices, rows);
  const lines = drafts.flatMap(({ unitId, lines: own }, index) =>
    own.map((one, place) => ({
      ...{ propertyId, unitId, invoiceId: rows[index]?.id ?? '' },
      ...{ position: place + 1, createdAt: at, ...one },
    })),
  );
  await insertAll(
    tx,
    charges,
    lines.filter(({ waits }) => !waits),
  );
  await takeWaiting(
    tx,
    lines
      .filter(({ waits }) => waits)
      .map(({ id, invoiceId, position }) => ({ id, invoiceId, position })),
  );
  await post(
    tx,
    { propertyId, day: issuedOn },
    rows.map(({ id, unitId, number }, index) => ({
      ...{ what: 'invoice', unitId, paperId: id, number },
      amounts: invoiceAmounts(drafts[index]?.lines ?? []),
    })),
  );
  return rows;
}
