import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import { type OrderDetail, wholeAddress } from '@/contracts/admin-order/order';
import { showBaht } from '@/contracts/kit/fields/satang';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Db } from '@/services/kit/database/db';
import { rowChanges } from '@/services/kit/records/change-row';
import { reachedRows } from '@/services/kit/records/record-table';
import { readOrder } from './read';
import { orderEvents, orders } from './tables';

export type OrderRow = typeof orders.$inferSelect;

/** The fields as the audit log's readers know them. */
export function readable(row: Omit<OrderRow, 'active' | 'version'>): Record<string, unknown> {
  const { channel, customerName, unitNumber, serviceTh, quantity, wantedOn, wantedTime } = row;
  const { paymentType, paymentStatus, note, status, vendorName } = row;
  return {
    ...{ channel, customerName, unitNumber, serviceTh, quantity, wantedOn, wantedTime },
    ...{ paymentType, paymentStatus, note, status, vendorName },
    phone: showPhone(row.phone),
    address: wholeAddress(row),
    totalSatang: showBaht(row.totalSatang),
    refundSatang: showBaht(row.refundSatang),
  };
}

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

const { change, log } = rowChanges(orders, {
  ...{ entity: 'order', feature: 'orders', readable },
  own: (request, id) => reachedRows(orders, request, id),
  title: ({ number, serviceTh }) => `#${number} ${serviceTh}`,
});

export const logOrder = log;

/** Changes an order that the caller reaches, and answers it as it is then. */
export async function changeOrder(
  db: NodePgDatabase,
  request: ServiceRequest,
  which: { id: string; version: number },
  make: Parameters<typeof change>[3],
): Promise<OrderDetail> {
  await change(db, request, which, make);
  return readOrder(db, request, which.id);
}
