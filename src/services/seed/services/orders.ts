import { eq } from 'drizzle-orm';
import { channels, paymentTypes } from '@/contracts/admin-order/order';
import { refundOf } from '@/contracts/admin-order/order-state';
import { monthAfter } from '@/contracts/kit/fields/month';
import { orderEvents, orders } from '@/services/admin-order/orders/tables';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { bangkokMonth } from '@/services/kit/text/bangkok-day';
import { propertySettings } from '@/services/master-data/tables';
import type { SeededStaff } from '@/services/seed/accounts';
import { bangkokDate, daysBefore, iso, startOfBangkokDay } from '@/services/seed/days';
import type { SeededProperty } from '@/services/seed/property/properties';
import type { Random } from '@/services/seed/random';
import { mobile } from '@/services/seed/residents/people';
import { type PlannedOrder, plannedOrders, type SeededOrder } from './order-plans';
import { seedReviews } from './reviews';
import { seedSettlement } from './settlements';
import type { SeededService } from './vendors';

type Event = typeof orderEvents.$inferInsert;

const hourMs = 3_600_000;
const ordersAMonth = 4;
const months = 12;

/** What was done in the year before the last days. */
const donePlans = (random: Random, services: readonly SeededService[]): PlannedOrder[] =>
  Array.from({ length: ordersAMonth * months }, (_, nth) => ({
    status: 'done',
    service: random.pick(services).key,
    daysAgo: 14 + Math.floor((nth * 30) / ordersAMonth),
    paid: true,
    quantity: random.whole(1, 2),
  }));

/** What a property's residents ordered in a year, in each state, with reviews and one settled month. */
export async function seedOrders(
  db: Db,
  random: Random,
  now: number,
  property: SeededProperty,
  services: readonly SeededService[],
  staff: readonly SeededStaff[],
): Promise<void> {
  const today = startOfBangkokDay(now);
  const [where] = await db
    .select()
    .from(propertySettings)
    .where(eq(propertySettings.propertyId, property.id));
  if (!where) throw new Error(`${property.code} is nowhere`);
  const { addressTh, province, district, subDistrict, postcode } = where;
  const place = { addressTh, address: { province, district, subDistrict, postcode } };
  const rows: SeededOrder[] = [];
  const events: Event[] = [];
  const plans = [...donePlans(random, services), ...plannedOrders].sort(
    (a, b) => b.daysAgo - a.daysAgo,
  );
  for (const [nth, plan] of plans.entries()) {
    const service = services.find(({ key }) => key === plan.service);
    if (!service) throw new Error(`${property.code} offers no ${plan.service}`);
    const made = Math.min(daysBefore(today, plan.daysAgo, random.whole(500, 900)), now - hourMs);
    const { status, quantity = 1, note = '', reason = '', brokenOff } = plan;
    const unit = random.pick(property.units);
    const by = random.pick(staff).fullname;
    const isGiven = status !== 'new' && (status !== 'cancelled' || brokenOff);
    const id = random.id(made);
    const to = (later: number) => iso(Math.min(made + later * hourMs, now));
    const isWorked = status === 'done' || status === 'refunded';
    const doneAt = isWorked ? to(26) : null;
    const cancelledFrom = status === 'cancelled' ? (brokenOff ? 'under_way' : 'new') : null;
    const row: SeededOrder = {
      ...{ id, propertyId: property.id, version: 1, active: true, number: nth + 1 },
      ...{ channel: random.pick(channels), phone: mobile(random), ...place },
      ...{ customerName: random.pick(unit.people), unitNumber: unit.number },
      ...{ serviceId: service.id, serviceTh: service.nameTh, priceSatang: service.priceSatang },
      ...{ quantity, totalSatang: service.priceSatang * quantity },
      ...{ wantedOn: bangkokDate(made + 24 * hourMs), wantedTime: '10:00' },
      paymentType: random.pick(paymentTypes),
      paymentStatus: status === 'refunded' ? 'refunded' : plan.paid ? 'paid' : 'unpaid',
      ...{ note, status, cancelledFrom, refundSatang: 0, doneAt },
      vendorId: isGiven ? service.vendor.id : null,
      vendorName: isGiven ? service.vendor.name : '',
      ...{ createdAt: iso(made), updatedAt: to(isWorked ? 26 : 4), updatedBy: by },
    };
    if (status === 'refunded') {
      const before = { ...row, status: 'done' as const, paymentStatus: 'paid' as const };
      const refund = refundOf(before, Date.parse(row.updatedAt));
      row.refundSatang = typeof refund === 'number' ? refund : 0;
    }
    rows.push(row);
    const path: SeededOrder['status'][] = ['new'];
    if (isGiven) path.push('assigned');
    if (isWorked || status === 'under_way' || brokenOff) path.push('under_way');
    if (isWorked) path.push('done');
    if (status === 'cancelled' || status === 'refunded') path.push(status);
    for (const [step, at] of path.entries()) {
      events.push({
        ...{ id: random.id(made), orderId: id, from: path[step - 1] ?? null, to: at },
        reason: step === path.length - 1 ? reason : '',
        vendorName: at === 'assigned' ? service.vendor.name : '',
        ...{ at: to(at === 'done' || at === 'refunded' ? 26 : step), by },
      });
    }
  }
  await insertAll(db, orders, rows);
  await insertAll(db, orderEvents, events);
  await seedReviews(db, random, rows);
  await seedSettlement(db, random, property, rows, {
    month: monthAfter(bangkokMonth(new Date(now)), -2),
    at: iso(daysBefore(today, 20)),
    by: staff[0]?.fullname ?? 'ระบบ',
  });
}
