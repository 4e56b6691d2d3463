import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { OrderDetail } from '@/contracts/admin-order/order';
import { commissionLines, commissionSettlements } from '@/services/admin-order/commissions/tables';
import { reviews } from '@/services/admin-order/reviews/tables';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { reachedRows } from '@/services/kit/records/record-table';
import { titleBy } from '@/services/kit/references/title-by';
import { orderEvents, orders } from './tables';

/** When it was cancelled; null where it was not. */
export const cancelledAt: SQL = sql`(select max(${orderEvents.at}) from ${orderEvents}
  where ${orderEvents.orderId} = ${orders.id} and ${eq(orderEvents.to, 'cancelled')})`;

export const propertyTh = titleBy(properties.nameTh, orders.propertyId);

/** One that the caller reaches with all that became of it; throws `NOT_FOUND`. */
export async function readOrder(db: Db, request: ServiceRequest, id: string): Promise<OrderDetail> {
  const [row] = await db
    .select({ ...getTableColumns(orders), propertyTh })
    .from(orders)
    .where(reachedRows(orders, request, id));
  if (!row) throw new Problem('NOT_FOUND');
  const { stars, comment, hidden } = reviews;
  const [events, [review], [settled]] = await Promise.all([
    db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id))
      .orderBy(asc(orderEvents.at), asc(orderEvents.id)),
    db.select({ stars, comment, hidden }).from(reviews).where(eq(reviews.orderId, id)),
    db
      .select({ number: commissionSettlements.number })
      .from(commissionLines)
      .innerJoin(commissionSettlements, eq(commissionSettlements.id, commissionLines.settlementId))
      .where(eq(commissionLines.orderId, id)),
  ]);
  return { ...row, events, review: review ?? null, settlementNumber: settled?.number ?? null };
}
