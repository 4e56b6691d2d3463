import { eq, inArray } from 'drizzle-orm';
import { shareOf } from '@/contracts/kit/fields/satang';
import {
  commissionLines,
  commissionRates,
  commissionSettlements,
} from '@/services/admin-order/commissions/tables';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { bangkokMonth } from '@/services/kit/text/bangkok-day';
import type { SeededProperty } from '@/services/seed/property/properties';
import type { Random } from '@/services/seed/random';
import type { SeededOrder } from './order-plans';

/** Settles a month with every vendor who did something in it. */
export async function seedSettlement(
  db: Db,
  random: Random,
  property: SeededProperty,
  orders: readonly SeededOrder[],
  { month, at, by }: { month: string; at: string; by: string },
): Promise<void> {
  const done = orders.filter(
    ({ status, doneAt }) => status === 'done' && bangkokMonth(new Date(doneAt ?? 0)) === month,
  );
  const ids = [...new Set(done.map(({ serviceId }) => serviceId))];
  const rates = await db
    .select()
    .from(commissionRates)
    .where(
      ids.length > 0
        ? inArray(commissionRates.serviceId, ids)
        : eq(commissionRates.id, property.id),
    );
  const vendors = [...new Set(done.map(({ vendorId }) => vendorId ?? ''))];
  for (const [nth, vendorId] of vendors.entries()) {
    const held = done.filter((order) => order.vendorId === vendorId);
    const id = random.id(Date.parse(at));
    const lines = held.map((order) => {
      const { basisPoints = 0 } = rates.find((one) => one.serviceId === order.serviceId) ?? {};
      const grossSatang = order.totalSatang;
      const commissionSatang = shareOf(grossSatang, basisPoints);
      return { orderId: order.id, settlementId: id, grossSatang, basisPoints, commissionSatang };
    });
    const sum = (field: 'grossSatang' | 'commissionSatang') =>
      lines.reduce((all, line) => all + line[field], 0);
    await db.insert(commissionSettlements).values({
      ...{ id, propertyId: property.id, month, vendorId, at, by, orders: held.length },
      number: `${property.code}-${month.replace('-', '')}-${String(nth + 1).padStart(2, '0')}`,
      vendorName: held[0]?.vendorName ?? '',
      grossSatang: sum('grossSatang'),
      commissionSatang: sum('commissionSatang'),
    });
    await insertAll(db, commissionLines, lines);
  }
}
