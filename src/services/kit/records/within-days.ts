import { and, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { daysIn } from '@/contracts/kit/fields/day-span';
import { bangkokDayRange } from '@/services/kit/text/bangkok-day';

/** A condition for an instant within days of Bangkok, both counted, as `daySpan` writes them. */
export function withinDays(at: PgColumn | SQL, span: string): SQL {
  const { from, to } = daysIn(span);
  return sql`(${at} >= ${bangkokDayRange(from)[0]} and ${at} < ${bangkokDayRange(to)[1]})`;
}

/** The same of a column that is a day itself. */
export function onDays(day: PgColumn, span: string): SQL | undefined {
  const { from, to } = daysIn(span);
  return and(gte(day, from), lte(day, to));
}
