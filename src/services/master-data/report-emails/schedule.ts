import { monthAfter } from '@/contracts/kit/fields/month';
import type { ReportFrequency } from '@/contracts/master-data/report-email';
import { type Weekday, weekdays } from '@/contracts/master-data/time';
import type { ReportSpan } from '@/services/kit/reports/report';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { weekdayOf } from '@/services/master-data/working-time';

export interface Schedule {
  frequency: ReportFrequency;
  weekday: Weekday;
  monthDay: number;
  hour: number;
  workdays: boolean;
}

/** Whether the office rests on a Bangkok day. */
export type Rests = (day: string) => boolean;

/** A letter that is to go out: for which day, when, and what of. */
export interface Due {
  day: string;
  at: string;
  span: ReportSpan;
}

/** An office that never opens is not waited for. */
const mostRest = 60;

const lastDayOf = (month: string) => dayAfter(`${monthAfter(month, 1)}-01`, -1);

function inMonth(month: string, monthDay: number): string {
  const last = lastDayOf(month);
  const day = `${month}-${String(monthDay).padStart(2, '0')}`;
  return day > last ? last : day;
}

/** The first working day from a day on, one way or the other. */
function working(day: string, rests: Rests, step: 1 | -1): string {
  let found = day;
  for (let n = 0; n < mostRest; n++, found = dayAfter(found, step)) {
    if (!rests(found)) return found;
  }
  return day;
}

/** The first day from a day on that a letter is for. */
function nextDay(schedule: Schedule, from: string, rests: Rests): string {
  const { frequency, weekday, monthDay, workdays } = schedule;
  if (frequency === 'daily') return workdays ? working(from, rests, 1) : from;
  if (frequency === 'weekly') {
    const ahead = weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(from));
    return dayAfter(from, (ahead + 7) % 7);
  }
  const month = from.slice(0, 7);
  const day = inMonth(month, monthDay);
  return day < from ? inMonth(monthAfter(month, 1), monthDay) : day;
}

const daysOf = (month: string) => ({ from: `${month}-01`, to: lastDayOf(month) });

/** The finished day, week from Monday, or month before a day; of working days also what lay in between. */
export function spanBefore(
  { frequency, workdays }: Schedule,
  day: string,
  rests: Rests,
): ReportSpan {
  if (frequency === 'monthly') {
    const month = day.slice(0, 7);
    return { ...daysOf(monthAfter(month, -1)), before: daysOf(monthAfter(month, -2)) };
  }
  if (frequency === 'weekly') {
    const monday = dayAfter(day, -weekdays.indexOf(weekdayOf(day)));
    return {
      ...{ from: dayAfter(monday, -7), to: dayAfter(monday, -1) },
      before: { from: dayAfter(monday, -14), to: dayAfter(monday, -8) },
    };
  }
  const to = dayAfter(day, -1);
  const from = workdays ? working(to, rests, -1) : to;
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return { from, to, before: { from: dayAfter(from, -days), to: dayAfter(from, -1) } };
}

/** The first letter that is for a day or a later one. */
export function dueFrom(schedule: Schedule, from: string, rests: Rests): Due {
  const { frequency, hour, workdays } = schedule;
  const day = nextDay(schedule, from, rests);
  const goesOut = workdays && frequency !== 'daily' ? working(day, rests, 1) : day;
  const at = new Date(`${goesOut}T${String(hour).padStart(2, '0')}:00:00+07:00`).toISOString();
  return { day, at, span: spanBefore(schedule, day, rests) };
}

/** The first one from a day on that goes out after an instant. */
export function dueAfter(schedule: Schedule, from: string, after: Date, rests: Rests): Due {
  let due = dueFrom(schedule, from, rests);
  while (due.at <= after.toISOString()) due = dueFrom(schedule, dayAfter(due.day, 1), rests);
  return due;
}
