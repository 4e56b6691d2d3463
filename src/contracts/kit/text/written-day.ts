import { isKnownYear } from '@/contracts/kit/fields/known-years';
import { thaiDigits } from '@/contracts/kit/text/thai-digits';

const eraYears = 543;
/** A year from here on is of the Buddhist era. */
const firstEraYear = 2400;

const two = (n: number) => String(n).padStart(2, '0');

/**
 * A calendar day as people type it (`29/02/2567`, `29/2/2024`, `๒๙/๒/๒๕๖๗`, `2024-02-29`), as
 * `2024-02-29`; undefined when there is no such day in a known year.
 */
export function readDay(typed: string): string | undefined {
  const text = thaiDigits(typed).trim();
  const [, d, m, y] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text) ?? [];
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const [year, month, date] = [Number(y ?? isoYear), Number(m ?? isoMonth), Number(d ?? isoDay)];
  const gregorian = year >= firstEraYear ? year - eraYears : year;
  const found = new Date(Date.UTC(gregorian, month - 1, date));
  const same = found.getUTCMonth() === month - 1 && found.getUTCDate() === date;
  const day = `${gregorian}-${two(month)}-${two(date)}`;
  return same && isKnownYear(day) ? day : undefined;
}

/** A day as it is typed: `29/02/2567` in the Buddhist era, `29/02/2024` else. */
export function writeDay(day: string, era: 'buddhist' | 'gregorian'): string {
  const [year = '', month, date] = day.split('-');
  return `${date}/${month}/${era === 'buddhist' ? Number(year) + eraYears : year}`;
}
