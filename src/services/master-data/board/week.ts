import { and, between, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ReadPart } from '@/services/kit/board-part';
import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';
import { calendarHandlers } from '@/services/master-data/home-calendar/handlers';
import { holidays } from '@/services/master-data/tables';

const days = 7;

/** The days from today on, with what is in the calendar and where the office rests. */
export function weekBoard(db: NodePgDatabase): ReadPart<'week'> {
  const { month } = calendarHandlers(db);
  return async (request) => {
    const today = bangkokDay(new Date());
    const last = dayAfter(today, days - 1);
    const months = [...new Set([today.slice(0, 7), last.slice(0, 7)])];
    const [rests, ...shown] = await Promise.all([
      db
        .select()
        .from(holidays)
        .where(
          and(eq(holidays.propertyId, request.propertyId), between(holidays.day, today, last)),
        ),
      ...months.map((one) => month({ query: { month: one } }, request)),
    ]);
    return Array.from({ length: days }, (_, after) => {
      const day = dayAfter(today, after);
      const there = new Set(
        shown.flatMap(({ occurrences }) =>
          occurrences.filter(({ from, to }) => from <= day && to >= day).map(({ id }) => id),
        ),
      );
      const entries = new Map(
        shown.flatMap(({ entries }) =>
          entries.filter(({ id, publish }) => publish && there.has(id)).map((one) => [one.id, one]),
        ),
      );
      const { nameTh, nameEn } = rests.find((one) => one.day === day) ?? {};
      return {
        day,
        holiday: nameTh === undefined ? null : { nameTh, nameEn: nameEn ?? '' },
        entries: [...entries.values()],
      };
    });
  };
}
