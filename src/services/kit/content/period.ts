import { type SQL, sql } from 'drizzle-orm';
import { date, type PgColumn } from 'drizzle-orm/pg-core';
import type { Standing } from '@/contracts/content/period';
import { invalidField } from '@/services/kit/calls/problem';
import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';

/** The first and the last day on which something is shown. */
export const periodColumns = () => ({ from: date('from_day').notNull(), to: date('to_day') });

const today = sql`(now() at time zone 'Asia/Bangkok')::date`;

/** Where today stands to a row's days. */
export const standingOf = ({ from, to }: Record<'from' | 'to', PgColumn>): SQL<Standing> =>
  sql<Standing>`case when ${to} < ${today} then 'over' when ${from} > ${today} then 'coming' else 'running' end`;

/** Throws `INVALID` for days that end before they begin. */
export function refuseBackwards(sent: object): void {
  const { from, to } = sent as { from?: string; to?: string | null };
  if (from && to && to < from) throw invalidField('to', 'endsFirst');
}

/** Days counted from that of an instant (milliseconds since 1970), as a row keeps them. */
export function daysFrom(now: number, [first, last]: readonly [number, number]) {
  const today = bangkokDay(new Date(now));
  return { from: dayAfter(today, first), to: dayAfter(today, last) };
}
