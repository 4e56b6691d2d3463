import { and, asc, count, eq, sql, sum } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { parcelEndpoints, SlotBookings } from '@/contracts/parcel/endpoints';
import { parcelStatuses } from '@/contracts/parcel/states';
import type { Handlers } from '@/services/kit/calls/mount';
import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';
import type { SettingsOf } from '@/services/parcel/settings';
import { parcelDays, parcels, parcelTotals } from '@/services/parcel/tables';

/** What waits and is to be fetched on a day, by the hours that were booked. */
const bookingsOn = (db: NodePgDatabase, propertyId: string, day: string) =>
  db
    .select({
      slot: sql<SlotBookings['slot']>`${parcels.bookingSlot}`,
      hours: sql<string>`${parcels.bookingHours}`,
      booked: count(),
      ready: sql`count(*) filter (where ${parcels.bookingStatus} = 'prepared')`.mapWith(Number),
    })
    .from(parcels)
    .where(
      and(
        eq(parcels.propertyId, propertyId),
        eq(parcels.bookingDate, day),
        eq(parcels.status, 'waiting'),
      ),
    )
    .groupBy(parcels.bookingSlot, parcels.bookingHours)
    .orderBy(asc(parcels.bookingHours));

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
    const [totals, bookings, waiting, settings] = await Promise.all([
      db
        .select({ status: parcelTotals.status, n: sum(parcelTotals.n).mapWith(Number) })
        .from(parcelTotals)
        .where(eq(parcelTotals.propertyId, propertyId))
        .groupBy(parcelTotals.status),
      bookingsOn(db, propertyId, today),
      waitingByDay(db, propertyId),
      settingsOf(propertyId),
    ]);
    const { parcelUnclaimedDays, pickupDaysAhead, bookingSlots } = settings;
    const counts = new Map(totals.map(({ status, n }) => [status, n]));
    const since = dayAfter(today, -parcelUnclaimedDays);
    const overdue = waiting.filter(({ day }) => day <= since);
    return {
      statuses: parcelStatuses.map((status) => ({
        status,
        count: counts.get(status) ?? 0,
      })),
      bookedToday: bookings.reduce((all, { booked }) => all + booked, 0),
      bookings,
      overdue: overdue.reduce((all, { n }) => all + n, 0),
      unclaimedDays: parcelUnclaimedDays,
      pickupDaysAhead,
      bookingSlots: [...bookingSlots],
    };
  };
