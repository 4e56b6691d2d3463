import { and, eq, gte } from 'drizzle-orm';
import type { OfficeHours } from '@/contracts/master-data/time';
import { weekdays } from '@/contracts/master-data/time';
import type { Db } from '@/services/kit/database/db';
import { bangkokDay, bangkokDayRange, dayAfter } from '@/services/kit/text/bangkok-day';
import { holidays } from './tables';
import { timeOf } from './time/property-time';

const hourMs = 3_600_000;
/** So far it is looked for open days. */
const mostDays = 400;

/** A property's open hours: its week, and the Bangkok days on which it rests. */
export interface WorkingTime {
  officeHours: OfficeHours;
  holidays: ReadonlySet<string>;
}

function atTime(day: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Date.parse(bangkokDayRange(day)[0]) + hours * hourMs + minutes * 60_000;
}

/** The weekday of a Bangkok day. */
export const weekdayOf = (day: string) => weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'mon';

/** Whether an office rests on a Bangkok day. */
export const restsOn = ({ officeHours, holidays }: WorkingTime, day: string): boolean =>
  !officeHours[weekdayOf(day)].opens || holidays.has(day);

/** The instant at which an office has been open for so many hours since; without an open day, by the clock. */
export function afterOfficeHours(from: Date, hours: number, working: WorkingTime): Date {
  let left = hours * hourMs;
  let day = bangkokDay(from);
  for (let n = 0; n < mostDays; n++, day = dayAfter(day, 1)) {
    const { opens, closes } = working.officeHours[weekdayOf(day)];
    if (!opens || working.holidays.has(day)) continue;
    const begins = Math.max(atTime(day, opens), from.getTime());
    const open = Math.max(0, atTime(day, closes) - begins);
    if (left <= open) return new Date(begins + left);
    left -= open;
  }
  return new Date(from.getTime() + hours * hourMs);
}

/** A property's open hours from an instant on. */
export async function workingTimeOf(db: Db, propertyId: string, from: Date): Promise<WorkingTime> {
  const { officeHours } = await timeOf(db, propertyId);
  const rows = await db
    .select({ day: holidays.day })
    .from(holidays)
    .where(and(eq(holidays.propertyId, propertyId), gte(holidays.day, bangkokDay(from))))
    .orderBy(holidays.day)
    .limit(mostDays);
  return { officeHours, holidays: new Set(rows.map(({ day }) => day)) };
}
