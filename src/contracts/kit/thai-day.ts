import * as z from 'zod';
import { thaiDigits } from '@/contracts/kit/thai-digits';

const eraYears = 543;
/** A year from here on is of the Buddhist era. */
const firstEraYear = 2400;

const two = (n: number) => String(n).padStart(2, '0');

/**
 * A calendar day as people type it (`29/02/2567`, `29/2/2024`, `๒๙/๒/๒๕๖๗`, `2024-02-29`), as
 * `2024-02-29`; undefined when there is no such day.
 */
export function readDay(typed: string): string | undefined {
  const text = thaiDigits(typed).trim();
  const [, d, m, y] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text) ?? [];
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const [year, month, date] = [Number(y ?? isoYear), Number(m ?? isoMonth), Number(d ?? isoDay)];
  const gregorian = year >= firstEraYear ? year - eraYears : year;
  const day = new Date(Date.UTC(gregorian, month - 1, date));
  if (Number.isNaN(day.getTime()) || gregorian < 1800) return undefined;
  const same = day.getUTCMonth() === month - 1 && day.getUTCDate() === date;
  return same ? `${gregorian}-${two(month)}-${two(date)}` : undefined;
}

/** A day as it is typed: `29/02/2567` in the Buddhist era, `29/02/2024` else. */
export function writeDay(day: string, era: 'buddhist' | 'gregorian'): string {
  const [year = '', month, date] = day.split('-');
  return `${date}/${month}/${era === 'buddhist' ? Number(year) + eraYears : year}`;
}

/** A calendar day in either era, kept as `2024-02-29`. */
export const typedDay = z.string().transform((typed, context) => {
  const day = readDay(typed);
  if (!day) {
    context.addIssue({ code: 'custom', message: typed.trim() ? 'day' : 'required' });
  }
  return day ?? z.NEVER;
});
