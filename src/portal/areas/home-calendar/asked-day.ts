import { readDay } from '@/contracts/kit/text/written-day';
import { bangkokDay } from '@/portal/kit/text/dates';

const dayMs = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day that the address asks for, today where it names none. */
export const askedDay = ({ day }: Record<string, unknown>): string =>
  readDay(String(day ?? '')) ?? bangkokDay(Date.now());

/** The call for the month of a day. */
export const monthCall = (day: string) => ({ query: { month: day.slice(0, 7) } });

export const plusDays = (day: string, days: number) => dayAt(timeOf(day) + days * dayMs);

/** The same day of a month so many months on, the last one where there is none. */
export function plusMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

const weekday = (day: string) => new Date(timeOf(day)).getUTCDay();

/** The weeks that a day's month is in, Sunday to Saturday. */
export function weeksAround(day: string): string[][] {
  const begins = `${day.slice(0, 7)}-01`;
  const first = plusDays(begins, -weekday(begins));
  const weeks = Math.ceil((timeOf(plusMonths(begins, 1)) - timeOf(first)) / (7 * dayMs));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => plusDays(first, week * 7 + at)),
  );
}
