import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { OrderDetail } from '@/contracts/admin-order/order';
import type { RecordAction } from '@/contracts/features/record-words';
import type { GeneralAction } from '@/contracts/kit/record-words';
import { showBaht } from '@/contracts/kit/satang';
import { showPhone } from '@/contracts/kit/thai-phone';
import { type AuditLine, auditAs, changedFields } from '@/services/kit/audit';
import type { ServiceRequest } from '@/services/kit/caller';
import type { Db } from '@/services/kit/db';
import { requireVersion } from '@/services/kit/main-admin';
import { Problem } from '@/services/kit/problem';
import { reachedRows } from '@/services/kit/record-table';
import { readOrder } from './read';
import { orderEvents, orders } from './tables';

export type OrderRow = typeof orders.$inferSelect;
type Action = RecordAction<'order'> | GeneralAction;

/** The fields as the audit log's readers know them. */
export function readable(row: Omit<OrderRow, 'active' | 'version'>): Record<string, unknown> {
  const { channel, customerName, unitNumber, serviceTh, quantity, wantedOn, wantedTime } = row;
  const { paymentType, paymentStatus, note, status, vendorName, address } = row;
  return {
    ...{ channel, customerName, unitNumber, serviceTh, quantity, wantedOn, wantedTime },
    ...{ paymentType, paymentStatus, note, status, vendorName },
    phone: showPhone(row.phone),
    address: [
      ...[row.addressTh, address.subDistrict, address.district],
      ...[address.province, address.postcode],
    ].join(' '),
    totalSatang: showBaht(row.totalSatang),
    refundSatang: showBaht(row.refundSatang),
  };
}

/** Logged at the order's property, wherever the caller is. */
export const logOrder = (
  tx: Db,
  request: ServiceRequest,
  { id, propertyId, number, serviceTh }: OrderRow,
  action: Action,
  changes: Record<string, unknown>,
): Promise<void> => {
  const { accountId, fullname } = request.caller;
  const title = `#${number} ${serviceTh}`;
  const line = { action, entity: 'order', entityId: id, title, changes } as AuditLine;
  return auditAs(tx, { accountId, fullname, propertyId }, request, line);
};

/** Adds to an order's way through the states. */
export const addEvent = (
  tx: Db,
  request: ServiceRequest,
  event: Omit<typeof orderEvents.$inferInsert, 'id' | 'at' | 'by'>,
) =>
  tx.insert(orderEvents).values({
    ...event,
    ...{ id: uuidv7(), at: new Date().toISOString(), by: request.caller.fullname },
  });

interface Made {
  fields: Partial<OrderRow>;
  action?: Action;
  told?: Record<string, unknown>;
}

/**
 * Changes an order that the caller reaches in one transaction with the log, tells the property's
 * other staff, and answers it as it is then; throws `STALE` (`by`, `at`) where it has moved on.
 */
export async function changeOrder(
  db: NodePgDatabase,
  request: ServiceRequest,
  { id, version }: { id: string; version: number | undefined },
  make: (tx: Db, before: OrderRow) => Promise<Made> | Made,
): Promise<OrderDetail> {
  const propertyId = await db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(orders)
      .where(reachedRows(orders, request, id))
      .for('update');
    if (!before) throw new Problem('NOT_FOUND');
    requireVersion(before, version);
    const { fields, action = 'edit', told = {} } = await make(tx, before);
    const stamp = { updatedAt: new Date().toISOString(), updatedBy: request.caller.fullname };
    await tx
      .update(orders)
      .set({ ...fields, ...stamp, version: sql`${orders.version} + 1` })
      .where(eq(orders.id, id));
    const after = { ...before, ...fields };
    const changes = { ...changedFields(readable(before), readable(after)), ...told };
    await logOrder(tx, request, after, action, changes);
    return before.propertyId;
  });
  request.changed('orders', [propertyId]);
  return readOrder(db, request, id);
}
