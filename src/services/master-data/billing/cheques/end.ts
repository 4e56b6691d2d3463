import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit } from '@/services/kit/records/audit';
import { lockRow } from '@/services/kit/records/change-row';
import { post } from '@/services/master-data/billing/books/ledger';
import { today } from '@/services/master-data/billing/late/lateness';
import { cancelReceipt } from '@/services/master-data/billing/receipts/cancel';
import { moneyPlace } from '@/services/master-data/billing/receipts/money-place';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { units } from '@/services/master-data/units/tables';
import { cheques } from './tables';

/** A cheque that has not bounced with its receipts that count, held with their units; throws `NOT_FOUND`, `CHEQUE_DECIDED`. */
async function held(tx: Db, propertyId: string, id: string) {
  const own = and(eq(cheques.id, id), eq(cheques.propertyId, propertyId));
  const counting = and(eq(receipts.chequeId, id), isNull(receipts.voidedAt));
  await tx
    .select({ id: units.id })
    .from(units)
    .where(inArray(units.id, tx.select({ id: receipts.unitId }).from(receipts).where(counting)))
    .orderBy(asc(units.id))
    .for('update');
  const cheque = await lockRow(tx, cheques, own);
  const paid = await tx.select().from(receipts).where(counting).orderBy(asc(receipts.serial));
  if (cheque.bouncedAt || paid.length === 0) throw new Problem('CHEQUE_DECIDED');
  return { cheque, paid };
}

/** The bank has paid a cheque: its money moves to the bank's account on that day. */
export async function clearCheque(
  tx: Db,
  request: ServiceRequest,
  { id, clearedOn }: { id: string; clearedOn: string },
): Promise<void> {
  const { propertyId } = request;
  const { cheque, paid } = await held(tx, propertyId, id);
  if (cheque.clearedOn) throw new Problem('CHEQUE_DECIDED');
  const first = paid.map(({ day }) => day).sort()[0] ?? '';
  if (clearedOn > today()) throw invalidField('clearedOn', 'future');
  if (clearedOn < first) throw invalidField('clearedOn', 'clearedBefore');
  await tx.update(cheques).set({ clearedOn }).where(eq(cheques.id, id));
  const place = await moneyPlace(tx, propertyId, 'cheque');
  await post(
    tx,
    { propertyId, day: clearedOn },
    paid.map(({ id: paperId, unitId, number, amount }) => ({
      ...{ what: 'cheque', unitId, paperId, number },
      amounts: [
        ['bank', amount, place],
        ['clearing', -amount],
      ],
    })),
  );
  await audit(tx, request, {
    ...{ action: 'clear', entity: 'cheque', entityId: id, title: cheque.number },
    changes: { clearedOn: [null, clearedOn] },
  });
}

/** A line of a statement is of a cheque: it has cleared, where nobody has said so yet. */
export async function clearedBy(
  tx: Db,
  request: ServiceRequest,
  of: { id: string; clearedOn: string },
): Promise<void> {
  const [cheque] = await tx.select().from(cheques).where(eq(cheques.id, of.id));
  if (cheque && !cheque.clearedOn) await clearCheque(tx, request, of);
}

/** The bank has not paid it: all that it paid is owed again. */
export async function bounceCheque(
  tx: Db,
  request: ServiceRequest,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { cheque, paid } = await held(tx, request.propertyId, id);
  for (const receipt of paid) await cancelReceipt(tx, request, receipt.id, reason);
  await tx
    .update(cheques)
    .set({ bouncedAt: new Date().toISOString(), bounceReason: reason })
    .where(eq(cheques.id, id));
  await audit(tx, request, {
    ...{ action: 'bounce', entity: 'cheque', entityId: id, title: cheque.number },
    changes: { reason: [null, reason] },
  });
}
