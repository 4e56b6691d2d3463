import { and, eq } from 'drizzle-orm';
import { buddhistYear } from '@/contracts/kit/fields/month';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit } from '@/services/kit/records/audit';
import { lockRow } from '@/services/kit/records/change-row';
import { othersToApprove } from '@/services/master-data/billing/approval';
import type { HoldersOf } from '@/services/master-data/billing/books/closing/holders';
import {
  type Amount,
  accountOf,
  holdOpen,
  post,
  turnInto,
  type Whose,
} from '@/services/master-data/billing/books/ledger';
import { takeNumbers } from '@/services/master-data/billing/books/numbers';
import { today } from '@/services/master-data/billing/late/lateness';
import { advanceOf } from '@/services/master-data/billing/receipts/advances';
import { moneyPlace } from '@/services/master-data/billing/receipts/money-place';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { holdUnit } from '@/services/master-data/billing/receipts/take';
import { takenOf } from './held';
import { refunds } from './tables';

export type Refund = typeof refunds.$inferSelect;
type Of = Pick<Refund, 'source' | 'unitId' | 'receiptId'>;

/** The most that can be given back, of a unit that is held: what it has paid ahead, or what is left of its deposit. */
export async function refundRoom(db: Db, propertyId: string, of: Of): Promise<number> {
  const { source, unitId, receiptId } = of;
  if (source === 'advance') return advanceOf(db, propertyId, unitId);
  const [receipt] = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.id, receiptId ?? ''), eq(receipts.unitId, unitId)));
  if (!receipt?.deposit) throw invalidField('receiptId', 'invalid');
  if (receipt.voidedAt) return 0;
  return receipt.amount - (await takenOf(db, propertyId, receipt.id));
}

/** A refund of the property, held with its unit; throws `NOT_FOUND`. */
export async function holdRefund(tx: Db, propertyId: string, id: string): Promise<Refund> {
  const own = and(eq(refunds.id, id), eq(refunds.propertyId, propertyId));
  const [known] = await tx.select({ unitId: refunds.unitId }).from(refunds).where(own);
  if (!known) throw new Problem('NOT_FOUND');
  await holdUnit(tx, propertyId, known.unitId);
  return lockRow(tx, refunds, own);
}

/** Who has to approve a refund instead of its asker; nobody where another person looks at it. */
export async function othersFor(
  db: Db,
  request: Pick<ServiceRequest, 'propertyId' | 'caller'>,
  row: Pick<Refund, 'amount' | 'kept' | 'askedById'>,
  holdersOf: HoldersOf,
): Promise<string[]> {
  if (row.askedById !== request.caller.accountId) return [];
  const amount = row.amount + row.kept;
  return othersToApprove(db, request, { amount, right: 'receipts:approve' }, holdersOf);
}

/** What goes out, and what of a deposit is kept as income. */
const amountsOf = ({ source, method, amount, kept }: Refund, place: Whose): Amount[] => [
  [source, amount + kept],
  [accountOf[method], -amount, place],
  ['forfeited', -kept],
];

/** Lets a refund that is held count from today on, with its number and in the books. */
export async function grantRefund(tx: Db, request: ServiceRequest, row: Refund): Promise<void> {
  const { propertyId, caller } = request;
  const { id, unitId } = row;
  if (row.state !== 'asked') throw new Problem('REFUND_DECIDED');
  const most = await refundRoom(tx, propertyId, row);
  if (row.amount + row.kept > most) throw new Problem('REFUND_BEYOND', { most: showBaht(most) });
  const day = today();
  const [given] = await takeNumbers(tx, { propertyId, kind: 'RF', year: buddhistYear(day) });
  if (!given) throw new Problem('FAILED');
  const { number } = given;
  await tx
    .update(refunds)
    .set({
      ...{ state: 'granted', number, day, grantedBy: caller.fullname },
      grantedAt: new Date().toISOString(),
    })
    .where(eq(refunds.id, id));
  const amounts = amountsOf(row, await moneyPlace(tx, propertyId, row.method));
  await post(tx, { propertyId, day }, [{ what: 'refund', unitId, paperId: id, number, amounts }]);
  await audit(tx, request, {
    ...{ action: 'grant', entity: 'refund', entityId: id, title: number },
    changes: { amount: [null, showBaht(row.amount)], askedBy: [null, row.askedBy] },
  });
}

/** Refuses one that waits, or takes back one that counts while its month is open. */
export async function endRefund(
  tx: Db,
  request: ServiceRequest,
  { id, state, reason }: { id: string; state: 'refused' | 'voided'; reason: string },
): Promise<void> {
  const { propertyId, caller } = request;
  const row = await holdRefund(tx, propertyId, id);
  const isVoid = state === 'voided';
  if (row.state !== (isVoid ? 'granted' : 'asked')) throw new Problem('REFUND_DECIDED');
  const isMine = row.askedById === caller.accountId;
  if (!isVoid && !isMine && !caller.permissions.has('receipts:approve')) {
    throw new Problem('FORBIDDEN');
  }
  if (isVoid && row.day) await holdOpen(tx, propertyId, row.day);
  const endedAt = new Date().toISOString();
  await tx
    .update(refunds)
    .set({ state, endReason: reason, endedAt, endedBy: caller.fullname })
    .where(eq(refunds.id, id));
  const { unitId, number } = row;
  if (isVoid) {
    const paper = { unitId, paperId: id, number };
    await turnInto(tx, { propertyId, day: today() }, 'void-refund', [paper]);
  }
  await audit(tx, request, {
    ...{ action: isVoid ? 'void' : 'refuse', entity: 'refund', entityId: id },
    title: number || row.unitNumber,
    changes: { reason: [null, reason] },
  });
}
