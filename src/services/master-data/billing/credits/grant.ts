import { eq, sql } from 'drizzle-orm';
import { buddhistYear } from '@/contracts/kit/fields/month';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { audit } from '@/services/kit/records/audit';
import { othersToApprove } from '@/services/master-data/billing/approval';
import type { HoldersOf } from '@/services/master-data/billing/books/closing/holders';
import { post } from '@/services/master-data/billing/books/ledger';
import { takeNumbers } from '@/services/master-data/billing/books/numbers';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { refuseWhileIssuing } from '@/services/master-data/billing/issue/running';
import { today } from '@/services/master-data/billing/late/lateness';
import type { HeldCredit } from './hold';
import { noteAmounts } from './posting';
import { creditedBefore, roomFor } from './room';
import { sharesOf } from './shares';
import { creditLines, credits } from './tables';

/** Who has to approve a credit instead of its asker; nobody where another person looks at it. */
export async function othersFor(
  db: Db,
  request: Pick<ServiceRequest, 'propertyId' | 'caller'>,
  row: Pick<HeldCredit['row'], 'invoiceId' | 'amount' | 'askedById'>,
  holdersOf: HoldersOf,
): Promise<string[]> {
  if (row.askedById !== request.caller.accountId) return [];
  // Asked for in small parts it is as much.
  const amount = row.amount + (await creditedBefore(db, row.invoiceId));
  return othersToApprove(db, request, { amount, right: 'invoices:approve' }, holdersOf);
}

/** Lets a credit that is held count from today on: a note has its number and is in the books. */
export async function grant(
  tx: Db,
  request: ServiceRequest,
  { row, invoice }: HeldCredit,
): Promise<void> {
  const { propertyId, caller } = request;
  const { id, kind, amount, reason, unitId } = row;
  if (row.state !== 'asked') throw new Problem('CREDIT_DECIDED');
  const most = await roomFor(tx, invoice, row);
  if (amount > most) throw new Problem('CREDIT_BEYOND', { most: showBaht(most) });
  const day = today();
  const at = new Date().toISOString();
  const isNote = kind === 'note';
  const [given] = isNote
    ? await takeNumbers(tx, { propertyId, kind: 'CN', year: buddhistYear(day) })
    : [];
  const number = given?.number ?? '';
  await tx
    .update(credits)
    .set({ state: 'granted', number, day, grantedAt: at, grantedBy: caller.fullname })
    .where(eq(credits.id, id));
  // Whoever reckoned with the debt before has to look again.
  await tx
    .update(invoices)
    .set({
      ...{ version: sql`${invoices.version} + 1`, updatedAt: at },
      ...(isNote && { credited: sql`${invoices.credited} + ${amount}` }),
    })
    .where(eq(invoices.id, invoice.id));
  await refuseWhileIssuing(tx, propertyId);
  if (isNote) {
    const shares = await sharesOf(tx, row);
    await insertAll(
      tx,
      creditLines,
      shares.map((share) => ({ creditId: id, ...share })),
    );
    const paper = { what: 'credit', unitId, paperId: id, number } as const;
    await post(tx, { propertyId, day }, [{ ...paper, amounts: noteAmounts(reason, shares) }]);
  }
  await audit(tx, request, {
    ...{ action: 'grant', entity: 'credit', entityId: id, title: number || invoice.number },
    changes: { amount: [null, showBaht(amount)], askedBy: [null, row.askedBy] },
  });
}
