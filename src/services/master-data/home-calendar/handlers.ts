import texts from '@locales/th/home-calendar.json';
import { and, between, eq, getTableColumns, gte, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { calendar as feature } from '@/contracts/features/content/calendar';
import {
  calendarEndpoints,
  type Entry,
  entryColumns,
  mostDays,
} from '@/contracts/master-data/content/home-calendar';
import { notificationTypes } from '@/contracts/master-data/notification';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField } from '@/services/kit/calls/problem';
import { announcePart } from '@/services/kit/content/announce-part';
import { refuseBackwards } from '@/services/kit/content/period';
import { placeOf } from '@/services/kit/content/place';
import { richTexts } from '@/services/kit/content/rich-texts';
import { sharedRows } from '@/services/kit/content/shared-rows';
import { sheetTexts } from '@/services/kit/files/list-file';
import { crud } from '@/services/kit/records/crud';
import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';
import { inThaiOrder, thaiDay } from '@/services/kit/text/thai-text';
import { holidays } from '@/services/master-data/tables';
import { beginnings, endOf, nextBeginning } from './occurrences';
import { calendarAnnouncements, calendarTargets, calendarEntries as table } from './tables';

type Row = typeof table.$inferSelect & Pick<Entry, 'publish' | 'own' | 'announceTo'>;

const { cleaned, logged } = richTexts('descriptionTh', 'descriptionEn', 'descriptionCn');
const shared = sharedRows(table, calendarTargets);

const toldOfEntry = announcePart<Row>(calendarAnnouncements, shared.targets, (entry) => ({
  type: notificationTypes.calendar,
  title: entry.titleTh,
  text: [...new Set([entry.from, entry.to])].map(thaiDay).join(' – '),
  url: `/home-calendar?day=${entry.from}`,
}));

/** What is sent as it is written; throws `INVALID` for days and times that end before they begin. */
function checked(sent: object): object {
  const { from, to, startsAt, endsAt, until } = sent as Partial<Entry>;
  if (!from) return sent;
  refuseBackwards(sent);
  if (until && until < from) throw invalidField('until', 'endsFirst');
  const last = to ?? from;
  if (last > dayAfter(from, mostDays)) throw invalidField('to', 'longSpan', { days: mostDays });
  if (endsAt && (!startsAt || (last === from && endsAt <= startsAt))) {
    throw invalidField('endsAt', 'timeEndsFirst');
  }
  return cleaned({ ...sent, to: last });
}

/** The days of the weeks, Sunday to Saturday, in which a month begins and ends. */
function weeksOf(month: string): [first: string, last: string] {
  const begins = `${month}-01`;
  const ends = dayAfter(`${dayAfter(begins, 31).slice(0, 7)}-01`, -1);
  const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
  return [dayAfter(begins, -weekday(begins)), dayAfter(ends, 6 - weekday(ends))];
}

const shown = (row: unknown): Entry => {
  const entry = row as Row;
  return { ...entry, next: nextBeginning(entry, bangkokDay(new Date())) };
};

// When it is next is reckoned from the row.
const extra = { publish: sql<0 | 1>`${table.active}::int`, next: sql<null>`null` };

/** The entries of the caller's place, and of the platform for it, that are on some of the days, with when. */
export async function entriesOn(
  db: NodePgDatabase,
  request: ServiceRequest,
  first: string,
  last: string,
) {
  const rows = await db
    .select({ ...getTableColumns(table), ...extra, ...shared.extra(request) })
    .from(table)
    .where(
      and(
        shared.visible(request),
        lte(table.from, last),
        or(
          gte(table.to, first),
          and(
            ne(table.rhythm, ''),
            or(
              isNull(table.until),
              sql`${table.until} + (${table.to} - ${table.from}) >= ${first}::date`,
            ),
          ),
        ),
      ),
    )
    .orderBy(table.startsAt, table.from, table.id);
  const occurrences = rows.flatMap((row) => {
    const entry = row as unknown as Row;
    return beginnings(entry, first, last).map((from) => ({
      ...{ id: entry.id, from, to: endOf(entry, from) },
    }));
  });
  const there = new Set(occurrences.map(({ id }) => id));
  return {
    occurrences,
    entries: rows.filter(({ id }) => there.has(id)).map((row) => row as unknown as Row),
  };
}

/** Serves the calendar of the caller's place, and of the platform for it. */
export function calendarHandlers(db: NodePgDatabase): Handlers<typeof calendarEndpoints> {
  const records = crud(db, table, calendarEndpoints, {
    entity: 'calendar-entry',
    title: table.titleTh,
    ...{ logged, shared, extra, cleaned: checked },
    parts: [toldOfEntry],
    // Nobody sees it before it is published.
    begins: { active: false },
    search: [table.titleTh, table.titleEn, table.titleCn, table.place],
    sort: {
      from: table.from,
      titleTh: inThaiOrder(table.titleTh),
      updatedAt: table.updatedAt,
    },
    where: ({ publish, rhythm }) =>
      and(
        publish === undefined ? undefined : eq(table.active, publish),
        rhythm === undefined ? undefined : eq(table.rhythm, rhythm),
      ),
    sheet: {
      ...{ columns: entryColumns, texts: sheetTexts(texts, feature) },
      cells: { next: (row) => shown(row).next },
    },
  });
  /** A part of a record, by the same checks and the same log as all of it. */
  const change = async (request: ServiceRequest, id: string, fields: object) =>
    shown(await records.change({ params: { id }, body: fields as never }, request));

  return {
    ...records,

    list: async (call, request) => {
      const { rows, total } = await records.list(call, request);
      return { rows: rows.map(shown), total };
    },
    get: async (call, request) => shown(await records.get(call, request)),
    create: async (call, request) => shown(await records.create(call, request)),
    change: async (call, request) => shown(await records.change(call, request)),
    publish: ({ params: { id }, body }, request) => change(request, id, { active: body.publish }),

    remove: async ({ params, body: { deletedType, day } }, request) => {
      const entry = shown(await records.get({ params }, request));
      if (deletedType === 'series' || !entry.rhythm)
        return records.remove({ params, body: {} as never }, request);
      if (!day || !beginnings(entry, day, day).includes(day))
        throw invalidField('day', 'notOfSeries');
      const isFirst = nextBeginning(entry, entry.from) === day;
      if (deletedType === 'following' && isFirst)
        return records.remove({ params, body: {} as never }, request);
      await change(
        request,
        params.id,
        deletedType === 'one'
          ? { except: [...entry.except, day].sort() }
          : { until: dayAfter(day, -1) },
      );
      return params;
    },

    month: async ({ query }, request) => {
      const [first, last] = weeksOf(query.month);
      const place = placeOf(request);
      const [found, days] = await Promise.all([
        entriesOn(db, request, first, last),
        place
          ? db
              .select()
              .from(holidays)
              .where(and(eq(holidays.propertyId, place), between(holidays.day, first, last)))
              .orderBy(holidays.day)
          : [],
      ]);
      const { occurrences, entries } = found;
      return { first, last, occurrences, entries: entries.map(shown), holidays: days };
    },
  };
}
