import { and, eq, gte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { parcelFlow } from '@/services/parcel/tables';

const shownDays = 30;
/** Whole weeks, so that each weekday counts alike. */
const usualDays = 28;

/** What came and went in the last seven of these days, and in the seven before. */
export function weeksOf(days: readonly { in: number; out: number }[]) {
  const sum = (some: typeof days, what: 'in' | 'out') =>
    some.reduce((all, one) => all + one[what], 0);
  const [last, before] = [days.slice(-7), days.slice(-14, -7)];
  return {
    ...{ in: sum(last, 'in'), out: sum(last, 'out') },
    ...{ inBefore: sum(before, 'in'), outBefore: sum(before, 'out') },
  };
}

/** What came and went by day, and by hour today beside what usually goes out in it. */
export async function flowOf(db: NodePgDatabase, propertyId: string, today: string) {
  const from = dayAfter(today, 1 - shownDays);
  const { day, hour, came, went } = parcelFlow;
  const of = (of: SQLWrapper, during: SQL) =>
    sql`coalesce(sum(${of}) filter (where ${during}), 0)`.mapWith(Number);
  const isToday = sql`${day} = ${today}`;
  const isUsual = sql`${day} < ${today} and ${day} >= ${dayAfter(today, -usualDays)}`;
  const since = and(eq(parcelFlow.propertyId, propertyId), gte(day, from));
  const [days, hours] = await Promise.all([
    db
      .select({ day, in: of(came, sql`true`), out: of(went, sql`true`) })
      .from(parcelFlow)
      .where(since)
      .groupBy(day),
    db
      .select({ hour, in: of(came, isToday), out: of(went, isToday), usual: of(went, isUsual) })
      .from(parcelFlow)
      .where(since)
      .groupBy(hour),
  ]);
  const ofDay = new Map(days.map((row) => [row.day, row]));
  const ofHour = new Map(hours.map((row) => [row.hour, row]));
  return {
    days: Array.from({ length: shownDays }, (_, at) => {
      const one = dayAfter(from, at);
      return { in: 0, out: 0, ...ofDay.get(one), day: one };
    }),
    hours: Array.from({ length: 24 }, (_, at) => {
      const { in: came = 0, out = 0, usual = 0 } = ofHour.get(at) ?? {};
      return { hour: at, in: came, out, usual: Math.round(usual / usualDays) };
    }),
  };
}
