import { limited } from '@/contracts/kit/fields/limited';

/** A month in Bangkok, `2026-11`. */
export const month = limited(7).regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'month');

/** The Buddhist year of a day or a month; numbers of papers run by it. */
export const buddhistYear = (day: string): number => Number(day.slice(0, 4)) + 543;

/** The month so many months after another, before it where negative. */
export function monthAfter(from: string, months: number): string {
  const [year = 0, at = 1] = from.split('-').map(Number);
  const all = year * 12 + at - 1 + months;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`;
}

/** The same day so many months on, or that month's last. */
export function monthsOn(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}
