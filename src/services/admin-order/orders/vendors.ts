import { and, eq, isNull, or } from 'drizzle-orm';
import { homeServices } from '@/services/admin-order/home-services/tables';
import { sharedVendors } from '@/services/admin-order/vendors/handlers';
import { vendors } from '@/services/admin-order/vendors/tables';
import type { Db } from '@/services/kit/database/db';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import type { OrderRow } from './change';

/** The vendors at work for an order's property: who does its service, there, comes first. */
export async function vendorsFor(
  db: Db,
  { propertyId, serviceId, address }: Pick<OrderRow, 'propertyId' | 'serviceId' | 'address'>,
) {
  const ofPlatform = and(
    isNull(vendors.propertyId),
    sharedVendors.targets.isFor(vendors.id, propertyId),
  );
  const [rows, [service]] = await Promise.all([
    db
      .select()
      .from(vendors)
      .where(and(eq(vendors.active, true), or(eq(vendors.propertyId, propertyId), ofPlatform)))
      .orderBy(inThaiOrder(vendors.name)),
    db.select().from(homeServices).where(eq(homeServices.id, serviceId)),
  ]);
  const offered = rows.map(({ id, name, areas }) => ({
    ...{ id, name },
    doesIt: service?.vendorIds.includes(id) ?? false,
    servesThere: areas.includes(address.province),
  }));
  const rank = (one: (typeof offered)[number]) => Number(one.doesIt) * 2 + Number(one.servesThere);
  return offered.sort((a, b) => rank(b) - rank(a));
}
