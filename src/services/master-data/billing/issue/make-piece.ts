import { eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import { buddhistYear } from '@/contracts/kit/fields/month';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { auditAs } from '@/services/kit/records/audit';
import { post } from '@/services/master-data/billing/books/ledger';
import { takeNumbers } from '@/services/master-data/billing/books/numbers';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { spendAdvances } from '@/services/master-data/billing/receipts/spend-advances';
import { units } from '@/services/master-data/units/tables';
import type { Draft } from './draft';
import { monthIssues, monthPieces } from './tables';

/** Who confirmed a month, from where. */
export interface Confirmed {
  id: string;
  name: string;
  ip: string;
  userAgent: string;
}

type Issue = typeof monthIssues.$inferSelect;

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

/** Makes the invoices of drafts, with their lines and in the books; answers their numbers. */
async function makeInvoices(tx: Db, issue: Issue, drafts: readonly Draft[]) {
  const { propertyId, period, issuedOn, dueOn } = issue;
  const numbers = await takeNumbers(tx, {
    ...{ propertyId, kind: 'IV', year: buddhistYear(issuedOn), count: drafts.length },
  });
  const at = new Date().toISOString();
  const rows = drafts.map(({ unitId, unitNumber, payerName, lines, total }, index) => {
    const late = totalOf(lines.filter(({ kind }) => kind === 'surcharge'));
    return {
      ...{ id: uuidv7(), propertyId, unitId, number: numbers[index]?.number ?? '' },
      ...{ unitNumber, payerName, period, issuedOn, dueOn },
      ...{ total, principal: total - late, updatedAt: at },
    };
  });
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
  const late = drafts.flatMap((draft) => draft.late);
  if (late.length > 0) {
    await tx.update(invoices).set({ surchargedTo: issuedOn }).where(inArray(invoices.id, late));
  }
  await post(
    tx,
    { propertyId, day: issuedOn },
    rows.map(({ id, unitId, number, total }) => ({
      ...{ what: 'invoice', unitId, paperId: id, number },
      amounts: [
        ['receivable', total],
        ['income', -total],
      ],
    })),
  );
  return rows;
}

/**
 * Makes the next piece of a month, with its end where it is the last, in one transaction that takes the
 * piece away: no piece is made twice. Answers how many invoices are made, null where all are.
 */
export const makePiece = (db: NodePgDatabase, issueId: string, by: Confirmed) =>
  db.transaction(async (tx): Promise<{ made: number; units: number } | null> => {
    const [issue] = await tx
      .select()
      .from(monthIssues)
      .where(eq(monthIssues.id, issueId))
      .for('update');
    if (!issue || issue.endedAt) return null;
    const { rows } = await tx.execute<{ drafts: Draft[]; isLast: boolean }>(sql`
      delete from ${monthPieces} where issue_id = ${issueId} and place =
        (select min(place) from ${monthPieces} where issue_id = ${issueId})
      returning drafts, place = (select max(place) from ${monthPieces} where issue_id = ${issueId})
        as "isLast"`);
    const piece = rows[0];
    if (!piece) throw new Error('a month without an end has no piece left');
    // A unit that was taken away meanwhile, with the import that brought it, is billed no more.
    const ids = piece.drafts.map(({ unitId }) => unitId);
    const there = await tx
      .select({ id: units.id })
      .from(units)
      .where(inArray(units.id, ids))
      .for('key share');
    const isThere = new Set(there.map(({ id }) => id));
    const drafts = piece.drafts.filter(({ unitId }) => isThere.has(unitId));
    const invoices = await makeInvoices(tx, issue, drafts);
    const actor = { accountId: by.id, fullname: by.name, propertyId: issue.propertyId };
    await spendAdvances(tx, actor, by, invoices);
    const first = issue.first || (invoices[0]?.number ?? '');
    const last = invoices.at(-1)?.number ?? issue.last;
    const made = issue.made + invoices.length;
    const endedAt = piece.isLast ? new Date().toISOString() : null;
    await tx
      .update(monthIssues)
      .set({ first, last, made, endedAt })
      .where(eq(monthIssues.id, issueId));
    if (piece.isLast) {
      const { propertyId, period, total } = issue;
      await auditAs(tx, actor, by, {
        ...{ action: 'issue', entity: 'invoice', entityId: `${propertyId} ${period}` },
        title: `${first} – ${last}`,
        changes: { units: [null, issue.units], total: [null, showBaht(total)] },
      });
    }
    return { made, units: issue.units };
  });
