import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { orderEndpoints } from '@/contracts/admin-order/order';
import { orderMoves, refundDays, refundOf } from '@/contracts/admin-order/order-state';
import { commissionLines, commissionSettlements } from '@/services/admin-order/commissions/tables';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { addEvent, changeOrder, type OrderRow } from './change';
import { vendorsFor } from './vendors';

type Moves = Pick<Handlers<typeof orderEndpoints>, 'status' | 'payment'>;

/** What was settled with the vendor stays as it was settled. */
async function requireUnsettled(tx: Db, id: string): Promise<void> {
  const [settled] = await tx
    .select({ number: commissionSettlements.number })
    .from(commissionLines)
    .innerJoin(commissionSettlements, eq(commissionSettlements.id, commissionLines.settlementId))
    .where(eq(commissionLines.orderId, id));
  if (settled) throw new Problem('ORDER_SETTLED', { number: settled.number });
}

async function assigned(tx: Db, before: OrderRow, vendorId: string | undefined) {
  if (!vendorId) throw invalidField('vendorId', 'required');
  if (vendorId === before.vendorId) throw new Problem('ORDER_STATE');
  const vendor = (await vendorsFor(tx, before)).find(({ id }) => id === vendorId);
  if (!vendor) throw invalidField('vendorId', 'invalid');
  return { vendorId, vendorName: vendor.name };
}

function refunded(before: OrderRow, now: number) {
  const refund = refundOf(before, now);
  if (refund === 'unpaid') throw new Problem('ORDER_NOT_PAID');
  if (refund === 'late') throw new Problem('ORDER_REFUND_LATE', { days: refundDays });
  return { refundSatang: refund, paymentStatus: 'refunded' as const };
}

/** Where an order goes, by whose word and why, and whether it is paid. */
export const orderChanges = (db: NodePgDatabase): Moves => ({
  status: ({ params: { id }, body: { version, status, vendorId, reason } }, request) =>
    changeOrder(db, request, { id, version }, async (tx, before) => {
      const move = orderMoves[before.status][status];
      if (!move) throw new Problem('ORDER_STATE');
      request.require(move.needs);
      if (move.reason && !reason) throw invalidField('reason', 'required');
      const now = new Date();
      const fields: Partial<OrderRow> = { status };
      if (status === 'assigned') Object.assign(fields, await assigned(tx, before, vendorId));
      if (status === 'new') Object.assign(fields, { vendorId: null, vendorName: '' });
      if (status === 'done') fields.doneAt = now.toISOString();
      if (status === 'cancelled') fields.cancelledFrom = before.status;
      if (status === 'refunded') {
        await requireUnsettled(tx, id);
        Object.assign(fields, refunded(before, now.getTime()));
      }
      const { vendorName } = { ...before, ...fields };
      await addEvent(tx, request, {
        ...{ orderId: id, from: before.status, to: status, reason },
        vendorName: status === 'assigned' ? vendorName : '',
      });
      return { fields, action: 'move', told: reason ? { reason: [null, reason] } : {} };
    }),

  payment: ({ params: { id }, body: { version, paid } }, request) =>
    changeOrder(db, request, { id, version }, async (tx, before) => {
      const { status, paymentStatus } = before;
      const wasUnpaid = paymentStatus === 'unpaid';
      const isOver = status === 'refunded' || (status === 'cancelled' && wasUnpaid);
      if (isOver || wasUnpaid !== paid) throw new Problem('ORDER_STATE');
      if (!paid) await requireUnsettled(tx, id);
      return { fields: { paymentStatus: paid ? 'paid' : 'unpaid' }, action: 'pay' };
    }),
});
