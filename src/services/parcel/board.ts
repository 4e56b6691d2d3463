import { and, asc, count, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { writeHours } from '@/contracts/parcel/booking-slots';
import type { ReadPart, WaitingWork } from '@/services/kit/board-part';
import { perRequest } from '@/services/kit/calls/per-request';
import { bangkokDay, bangkokDayRange, dayAfter } from '@/services/kit/text/bangkok-day';
import { waitingByDay } from './listing/tabs';
import { flowOf, weeksOf } from './reports/flow';
import type { SettingsOf } from './settings';
import { parcels } from './tables';
import { waitingFigures } from './waiting';

const page = '/parcels';
const dailyLog = '/parcels/reports/daily';
const bangkokMs = 7 * 3_600_000;

interface Deps {
  db: NodePgDatabase;
  settingsOf: SettingsOf;
}

const bookedOn = (db: NodePgDatabase, propertyId: string, today: string) =>
  db
    .select({ slot: parcels.bookingSlot, status: parcels.status, n: count() })
    .from(parcels)
    .where(and(eq(parcels.propertyId, propertyId), eq(parcels.bookingDate, today)))
    .groupBy(parcels.bookingSlot, parcels.status);

/** What a property's first screen shows of its parcels, from kept counts, and what waits at the counter. */
export function parcelHome({ db, settingsOf }: Deps): {
  board: ReadPart<'parcels'>;
  work: WaitingWork[];
} {
  const known = perRequest(async ({ propertyId }) => {
    const [waiting, settings] = await Promise.all([
      waitingByDay(db, propertyId),
      settingsOf(propertyId),
    ]);
    return { waiting, settings };
  });

  const board: ReadPart<'parcels'> = async (request) => {
    const { propertyId } = request;
    const today = bangkokDay(new Date());
    const [flow, slots, { waiting, settings }] = await Promise.all([
      flowOf(db, propertyId, today),
      bookedOn(db, propertyId, today),
      known(request),
    ]);
    const limit = settings.parcelUnclaimedDays;
    const countOf = (slot: string, status: string) =>
      slots.find((one) => one.slot === slot && one.status === status)?.n ?? 0;
    return {
      ...waitingFigures(waiting, limit),
      limit,
      week: weeksOf(flow.days),
      hours: flow.hours,
      days: flow.days.map((one) => ({ ...one, page: dailyLog, query: { day: one.day } })),
      slots: settings.bookingSlots.map((slot) => ({
        slot: slot.slot,
        hours: writeHours(slot),
        n: countOf(slot.slot, 'waiting'),
        done: countOf(slot.slot, 'handed_over'),
        ...{ page, query: { status: 'waiting', bookingDate: today, bookingSlot: slot.slot } },
      })),
    };
  };

  const work: WaitingWork[] = [
    {
      kind: 'pickupsNow',
      needs: ['parcels:approve'],
      read: async (request) => {
        const { propertyId } = request;
        const today = bangkokDay(new Date());
        const { bookingSlots } = (await known(request)).settings;
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
      read: async (request) => {
        const today = bangkokDay(new Date());
        const { waiting, settings } = await known(request);
        const { parcelUnclaimedDays } = settings;
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
  return { board, work };
}
