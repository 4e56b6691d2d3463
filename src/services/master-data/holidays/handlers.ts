import { and, between, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { IncomingFile } from '@/contracts/kit/calls/files';
import { holidayEndpoints, holidaySheetMost } from '@/contracts/master-data/holiday';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { oneFile } from '@/services/kit/calls/one-file';
import { Problem } from '@/services/kit/calls/problem';
import { crud } from '@/services/kit/records/crud';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { holidays } from '@/services/master-data/tables';
import { addHolidays } from './add-holidays';
import { failedDays, lookAtDays } from './sheet';
import { holidayTemplate } from './template';
import { publicHolidaysFrom, thaiPublicHolidays } from './thai-public-holidays';

/** What other rooms may ask about a property's days off. */
export interface HolidayCalendar {
  /** Whether the office rests on a Bangkok day. */
  isHoliday(propertyId: string, day: string): Promise<boolean>;
}

const ofYear = (year: number) => between(holidays.day, `${year}-01-01`, `${year}-12-31`);

const thisYear = () => Number(bangkokDay(new Date()).slice(0, 4));

/** The calendar over this service's own table. */
export const holidayCalendar = (db: NodePgDatabase): HolidayCalendar => ({
  async isHoliday(propertyId, day) {
    const found = and(eq(holidays.propertyId, propertyId), eq(holidays.day, day));
    return (await db.$count(holidays, found)) > 0;
  },
});

/** A property's staff see their own, the platform at the main admin every one. */
function visible({ caller }: ServiceRequest) {
  if (caller.propertyId) return eq(properties.id, caller.propertyId);
  if (!caller.platform) throw new Problem('NO_PROPERTY');
  return eq(properties.active, true);
}

async function linesOf(files: AsyncIterable<IncomingFile>, { caller }: ServiceRequest) {
  const file = await oneFile(files, holidaySheetMost.megabytes);
  return lookAtDays({ ...file, by: caller.accountId });
}

/** Serves the days off of the property that the caller is in. */
export function holidayHandlers(db: NodePgDatabase): Handlers<typeof holidayEndpoints> {
  const { list, get, add, remove } = holidayEndpoints;
  const records = crud(
    db,
    holidays,
    { list, get, upsert: add, remove },
    {
      entity: 'holiday',
      title: holidays.nameTh,
      search: [holidays.nameTh, holidays.nameEn],
      sort: { day: holidays.day, name: inThaiOrder(holidays.nameTh) },
      where: ({ year }) => (year ? ofYear(year) : undefined),
      duplicates: { holidays_once: 'day' },
    },
  );
  const own = (request: ServiceRequest) => eq(holidays.propertyId, request.propertyId);
  const keptIn = (request: ServiceRequest, year: number) =>
    db
      .select()
      .from(holidays)
      .where(and(own(request), ofYear(year)))
      .orderBy(holidays.day);

  /** Which of the days the property keeps already. */
  async function keptOf(request: ServiceRequest, offered: readonly { day: string }[]) {
    const days = offered.map(({ day }) => day);
    const kept = await db
      .select({ day: holidays.day })
      .from(holidays)
      .where(and(own(request), inArray(holidays.day, days)));
    return new Set(kept.map(({ day }) => day));
  }

  return {
    list: records.list,
    get: records.get,
    add: records.upsert,
    addAll: addHolidays(db),
    remove: records.remove,

    years: async (_call, request) => {
      const year = sql<number>`extract(year from ${holidays.day})::integer`;
      const held = await db
        .select({ year, days: count() })
        .from(holidays)
        .where(own(request))
        .groupBy(year)
        .orderBy(desc(year));
      const empty = [thisYear() + 1, thisYear()]
        .filter((one) => !held.some((known) => known.year === one))
        .map((one) => ({ year: one, days: 0 }));
      return [...held, ...empty].sort((a, b) => b.year - a.year);
    },

    projects: ({ query: { year = thisYear() } }, request) =>
      db
        .select({
          id: properties.id,
          nameTh: properties.nameTh,
          nameEn: properties.nameEn,
          days: count(holidays.id),
        })
        .from(properties)
        .leftJoin(holidays, and(eq(holidays.propertyId, properties.id), ofYear(year)))
        .where(visible(request))
        .groupBy(properties.id)
        .orderBy(inThaiOrder(properties.nameTh)),

    publicDays: async ({ query: { year } }, request) => {
      const offered = year ? thaiPublicHolidays(year) : publicHolidaysFrom(bangkokDay(new Date()));
      const kept = await keptOf(request, offered);
      return offered.map((one) => ({ ...one, kept: kept.has(one.day) }));
    },

    look: async ({ files }, request) => {
      const lines = await linesOf(files, request);
      const kept = await keptOf(
        request,
        lines.flatMap(({ draft }) => draft ?? []),
      );
      return lines.map((line) => ({ ...line, kept: kept.has(line.draft?.day ?? '') }));
    },

    failed: async ({ files }, request) => failedDays(await linesOf(files, request)),

    template: async ({ query: { year = thisYear() } }, request) =>
      holidayTemplate(year, await keptIn(request, year)),
  };
}
