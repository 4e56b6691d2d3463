import { and, eq, sql, sum } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { parcelStatuses } from '@/contracts/parcel/states';
import type { Handlers } from '@/services/kit/calls/mount';
import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';
import type { SettingsOf } from '@/services/parcel/settings';
import { parcelDays, parcels, parcelTotals } from '@/services/parcel/tables';

type Tabs = Handlers<typeof parcelEndpoints>['tabs'];

/** How many wait by the day that they came, from the kept counts. */
export const waitingByDay = (db: NodePgDatabase, propertyId: string) =>
  db
    .select({ day: parcelDays.day, n: sum(parcelDays.n).mapWith(Number) })
    .from(parcelDays)
    .where(and(eq(parcelDays.propertyId, propertyId), eq(parcelDays.status, 'waiting')))
    .groupBy(parcelDays.day);

/** The counts of the list's tabs: kept ones, and today's appointments. */
export const parcelTabs =
  (db: NodePgDatabase, settingsOf: SettingsOf): Tabs =>
  async (_call, { propertyId }) => {
    const today = bangkokDay(new Date());
    const [{ rows }, waiting, settings] = await Promise.all([
      db.execute<{ statuses: Record<string, number> | null; booked: number }>(sql`
        select
          (select jsonb_object_agg(status, n) from (
            select status, sum(n) as n from ${parcelTotals}
            where property_id = ${propertyId} group by status) counts) as statuses,
          (select count(*)::integer from ${parcels} where property_id = ${propertyId}
            and booking_date = ${today} and status = 'waiting') as booked`),
      waitingByDay(db, propertyId),
      settingsOf(propertyId),
    ]);
    const { parcelUnclaimedDays, pickupDaysAhead, bookingSlots } = settings;
    const counts = rows[0];
    const since = dayAfter(today, -parcelUnclaimedDays);
    const overdue = waiting.filter(({ day }) => day <= since);
    return {
      statuses: parcelStatuses.map((status) => ({
        status,
        count: counts?.statuses?.[status] ?? 0,
      })),
      bookedToday: counts?.booked ?? 0,
      overdue: overdue.reduce((all, { n }) => all + n, 0),
      unclaimedDays: parcelUnclaimedDays,
      pickupDaysAhead,
      bookingSlots: [...bookingSlots],
    };
  };
