import { and, asc, count, eq, gte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { writeHours } from '@/contracts/parcel/booking-slots';
import type { ReadPart, WaitingWork } from '@/services/kit/board-part';
import { bangkokDay, bangkokDayRange, dayAfter } from '@/services/kit/text/bangkok-day';
import { waitingByDay } from './listing/tabs';
import { dailyHandlers } from './reports/daily';
import type { SettingsOf } from './settings';
import { parcelDays, parcelFlow, parcels } from './tables';

const page = '/parcels';
const shownDays = 30;
/** Whole weeks, so that each weekday counts alike. */
const usualDays = 28;
const bangkokMs = 7 * 3_600_000;

interface Deps {
  db: NodePgDatabase;
  settingsOf: SettingsOf;
}

/** What came and went in the last seven of these days, and in the seven before. */
function weeksOf(days: readonly { in: number; out: number }[]) {
  const sum = (some: typeof days, what: 'in' | 'out') =>
    some.reduce((all, one) => all + one[what], 0);
  const [last, before] = [days.slice(-7), days.slice(-14, -7)];
  return {
    ...{ in: sum(last, 'in'), out: sum(last, 'out') },
    ...{ inBefore: sum(before, 'in'), outBefore: sum(before, 'out') },
  };
}

/** What the counter's first screen shows of a property's parcels, from kept counts. */
export function parcelBoard({ db, settingsOf }: Deps): ReadPart<'parcels'> {
  const { flow } = dailyHandlers(db, settingsOf);

  async function usual(propertyId: string, today: string) {
    const rows = await db
      .select({ hour: parcelFlow.hour, went: sql`sum(${parcelFlow.went})`.mapWith(Number) })
      .from(parcelFlow)
      .where(
        and(
          eq(parcelFlow.propertyId, propertyId),
          gte(parcelFlow.day, dayAfter(today, -usualDays)),
          sql`${parcelFlow.day} < ${today}`,
        ),
      )
      .groupBy(parcelFlow.hour);
    return new Map(rows.map(({ hour, went }) => [hour, Math.round(went / usualDays)]));
  }

  const booked = (propertyId: string, today: string) =>
    db
      .select({ slot: parcels.bookingSlot, status: parcels.status, n: count() })
      .from(parcels)
      .where(and(eq(parcels.propertyId, propertyId), eq(parcels.bookingDate, today)))
      .groupBy(parcels.bookingSlot, parcels.status);

  return async (request) => {
    const { propertyId } = request;
    const today = bangkokDay(new Date());
    const from = dayAfter(today, 1 - shownDays);
    const [month, day, typical, waiting, slots, settings] = await Promise.all([
      flow({ query: { from, to: today } }, request),
      flow({ query: { from: today, to: today } }, request),
      usual(propertyId, today),
      waitingByDay(db, propertyId),
      booked(propertyId, today),
      settingsOf(propertyId),
    ]);
    const limit = settings.parcelUnclaimedDays;
    const sum = (rows: typeof waiting) => rows.reduce((all, { n }) => all + n, 0);
    const late = waiting.filter((row) => row.day <= dayAfter(today, -limit));
    const countOf = (slot: string, status: string) =>
      slots.find((one) => one.slot === slot && one.status === status)?.n ?? 0;
    return {
      waiting: { n: sum(waiting), page, query: { status: 'waiting' } },
      late: { n: sum(late), page, query: { overdue: 'true' } },
      limit,
      ages: day.ageing.map(({ upTo: to, count: n, late }, at) => {
        const begin = (day.ageing[at - 1]?.upTo ?? -1) + 1;
        return {
          ...{ from: begin, to, late, n, page },
          query: {
            ...{ status: 'waiting', receivedTo: dayAfter(today, -begin) },
            ...(to !== null && { receivedFrom: dayAfter(today, -to) }),
          },
        };
      }),
      week: weeksOf(month.days),
      hours: day.hours.map((hour) => ({ ...hour, usual: typical.get(hour.hour) ?? 0 })),
      days: month.days,
      slots: settings.bookingSlots.map((slot) => ({
        slot: slot.slot,
        hours: writeHours(slot),
        n: countOf(slot.slot, 'waiting'),
        done: countOf(slot.slot, 'handed_over'),
        ...{ page, query: { status: 'waiting', bookingDate: today, bookingSlot: slot.slot } },
      })),
    };
  };
}

/** How many parcels wait at properties since a day of each or longer, from the kept counts. */
export const parcelsLateOf =
  (db: NodePgDatabase) =>
  async (since: readonly { propertyId: string; day: string }[]): Promise<Map<string, number>> => {
    const days = sql`jsonb_to_recordset(${JSON.stringify(since)}::jsonb)
      as since("propertyId" uuid, day date)`;
    const rows = await db
      .select({ propertyId: parcelDays.propertyId, n: sql`sum(${parcelDays.n})`.mapWith(Number) })
      .from(parcelDays)
      .innerJoin(
        days,
        sql`since."propertyId" = ${parcelDays.propertyId} and ${parcelDays.day} <= since.day`,
      )
      .where(eq(parcelDays.status, 'waiting'))
      .groupBy(parcelDays.propertyId);
    return new Map(rows.map(({ propertyId, n }) => [propertyId, n]));
  };

/** What waits at the counter: who comes in this slot, and what lies there for too long. */
export const parcelWork = ({ db, settingsOf }: Deps): WaitingWork[] => [
  {
    kind: 'pickupsNow',
    needs: ['parcels:approve'],
    read: async ({ propertyId }) => {
      const today = bangkokDay(new Date());
      const { bookingSlots } = await settingsOf(propertyId);
      const now = new Date(Date.now() + bangkokMs).toISOString().slice(11, 16);
      const slot = bookingSlots.find(({ from, to }) => now >= from && now < to);
      if (!slot) return [];
      const where = and(
        eq(parcels.propertyId, propertyId),
        eq(parcels.bookingDate, today),
        eq(parcels.bookingSlot, slot.slot),
        eq(parcels.status, 'waiting'),
      );
      const rows = await db
        .select({ unit: parcels.unitNumber, shelf: parcels.shelf })
        .from(parcels)
        .where(where)
        .orderBy(asc(parcels.shelf));
      if (rows.length === 0) return [];
      const units = [...new Set(rows.map(({ unit }) => unit))].slice(0, 4).join(' ');
      return [
        {
          n: rows.length,
          page,
          query: { status: 'waiting', bookingDate: today, bookingSlot: slot.slot },
          urgency: 'now',
          about: `${writeHours(slot)} · ${units}`,
          amount: null,
          at: null,
        },
      ];
    },
  },
  {
    kind: 'parcelsLate',
    needs: ['parcels:approve', 'parcels:edit'],
    read: async ({ propertyId }) => {
      const today = bangkokDay(new Date());
      const { parcelUnclaimedDays } = await settingsOf(propertyId);
      const waiting = await waitingByDay(db, propertyId);
      const late = waiting.filter(({ day }) => day <= dayAfter(today, -parcelUnclaimedDays));
      const n = late.reduce((all, one) => all + one.n, 0);
      if (n === 0) return [];
      const oldest = late.map(({ day }) => day).sort()[0] ?? today;
      return [
        {
          ...{ n, page, query: { overdue: 'true' }, urgency: 'late', about: '', amount: null },
          at: bangkokDayRange(oldest)[0],
        },
      ];
    },
  },
];
