import { and, count, desc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ageBuckets, type parcelReportEndpoints } from '@/contracts/parcel/reports';
import { handChanges, problemKinds } from '@/contracts/parcel/states';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField } from '@/services/kit/calls/problem';
import { pageOf } from '@/services/kit/records/page-of';
import { bangkokDay, bangkokDayRange, dayAfter } from '@/services/kit/text/bangkok-day';
import { waitingByDay } from '@/services/parcel/listing/tabs';
import type { SettingsOf } from '@/services/parcel/settings';
import { parcelEvents, parcelFlow, parcels } from '@/services/parcel/tables';

type Daily = Pick<Handlers<typeof parcelReportEndpoints>, 'dailyLog' | 'flow' | 'problems'>;

const mostDays = 366;

/** The waiting parcels by how long they have waited, from their counts by day; late at `limit` days. */
export function agesOf(rows: readonly { day: string; n: number }[], limit: number) {
  const today = bangkokDay(new Date());
  const ends = [...new Set<number>([...ageBuckets, limit - 1])].sort((a, b) => a - b);
  const buckets = [
    ...ends.map((upTo) => ({ upTo, count: 0, late: upTo >= limit })),
    { upTo: null, count: 0, late: true },
  ];
  for (const { day, n } of rows) {
    const bucket = buckets.find(({ upTo }) => upTo === null || day >= dayAfter(today, -upTo));
    if (bucket) bucket.count += n;
  }
  return buckets;
}

const sums = {
  in: sql<number>`sum(${parcelFlow.came})`.mapWith(Number),
  out: sql<number>`sum(${parcelFlow.went})`.mapWith(Number),
};

const duringDays = (propertyId: string, { from, to }: { from: string; to: string }) =>
  and(eq(parcelFlow.propertyId, propertyId), gte(parcelFlow.day, from), lte(parcelFlow.day, to));

/** What came and went on each of the days, by the kept counts. */
export async function flowByDay(
  db: NodePgDatabase,
  propertyId: string,
  days: { from: string; to: string },
): Promise<{ day: string; in: number; out: number }[]> {
  const rows = await db
    .select({ day: parcelFlow.day, ...sums })
    .from(parcelFlow)
    .where(duringDays(propertyId, days))
    .groupBy(parcelFlow.day);
  const ofDay = new Map(rows.map((row) => [row.day, row]));
  const all: string[] = [];
  for (let day = days.from; day <= days.to; day = dayAfter(day, 1)) all.push(day);
  return all.map((day) => ({ in: 0, out: 0, ...ofDay.get(day), day }));
}

/** What came and went on a day, and how much came and went on many. */
export const dailyHandlers = (db: NodePgDatabase, settingsOf: SettingsOf): Daily => ({
  dailyLog: async ({ query }, { propertyId }) => {
    const [from, to] = bangkokDayRange(query.day);
    const ofDay = and(
      eq(parcelEvents.propertyId, propertyId),
      gte(parcelEvents.at, from),
      lt(parcelEvents.at, to),
      inArray(parcelEvents.action, handChanges),
    );
    const { rows, total } = await pageOf(db, parcelEvents, {
      select: db
        .select({
          event: parcelEvents,
          docCode: parcels.docCode,
          unitNumber: parcels.unitNumber,
          recipientName: parcels.recipientName,
          carrier: parcels.carrier,
          parcelCode: parcels.parcelCode,
        })
        .from(parcelEvents)
        .innerJoin(parcels, eq(parcels.id, parcelEvents.parcelId))
        .$dynamic(),
      where: ofDay,
      order: [desc(parcelEvents.at), desc(parcelEvents.id)],
      query,
    });
    return { rows: rows.map(({ event, ...parcel }) => ({ ...event, ...parcel })), total };
  },

  flow: async ({ query: { from, to } }, { propertyId }) => {
    if (to < from) throw invalidField('to', 'beforeFrom');
    if (to > dayAfter(from, mostDays - 1)) throw invalidField('to', 'tooFar', { days: mostDays });
    const [days, hours, ages] = await Promise.all([
      flowByDay(db, propertyId, { from, to }),
      db
        .select({ hour: parcelFlow.hour, ...sums })
        .from(parcelFlow)
        .where(duringDays(propertyId, { from, to }))
        .groupBy(parcelFlow.hour),
      Promise.all([waitingByDay(db, propertyId), settingsOf(propertyId)]).then(
        ([waiting, { parcelUnclaimedDays }]) => agesOf(waiting, parcelUnclaimedDays),
      ),
    ]);
    const none = { in: 0, out: 0 };
    const ofHour = new Map(hours.map((row) => [row.hour, row]));
    return {
      days,
      hours: Array.from({ length: 24 }, (_, hour) => ({ ...none, ...ofHour.get(hour), hour })),
      ageing: ages,
    };
  },

  problems: async (_call, { propertyId }) => {
    const rows = await db
      .select({ problem: parcels.problem, n: count() })
      .from(parcels)
      .where(and(eq(parcels.propertyId, propertyId), eq(parcels.status, 'problem')))
      .groupBy(parcels.problem);
    const countOf = new Map(rows.map(({ problem, n }) => [problem, n]));
    return problemKinds.map((problem) => ({ problem, count: countOf.get(problem) ?? 0 }));
  },
});
