import { and, between, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ReadPart } from '@/services/kit/board-part';
import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';
import { entriesOn } from '@/services/master-data/home-calendar/handlers';
import { holidays } from '@/services/master-data/tables';

const days = 7;

/** The days from today on, with what is in the calendar and where the office rests. */
export const weekBoard =
  (db: NodePgDatabase): ReadPart<'week'> =>
  async (request) => {
    const today = bangkokDay(new Date());
    const last = dayAfter(today, days - 1);
    const [rests, { occurrences, entries }] = await Promise.all([
      db
        .select()
        .from(holidays)
        .where(
          and(eq(holidays.propertyId, request.propertyId), between(holidays.day, today, last)),
        ),
      entriesOn(db, request, today, last),
    ]);
    const published = entries.filter(({ publish }) => publish);
    return Array.from({ length: days }, (_, after) => {
      const day = dayAfter(today, after);
      const there = new Set(
        occurrences.filter(({ from, to }) => from <= day && to >= day).map(({ id }) => id),
      );
      const { nameTh, nameEn } = rests.find((one) => one.day === day) ?? {};
      return {
        day,
        holiday: nameTh === undefined ? null : { nameTh, nameEn: nameEn ?? '' },
        entries: published.filter(({ id }) => there.has(id)),
      };
    });
  };
