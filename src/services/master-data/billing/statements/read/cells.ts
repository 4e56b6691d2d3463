import { thaiDigits } from '@/contracts/kit/text/thai-digits';
import { typedFigures } from '@/contracts/kit/text/typed-figures';
import { readDay } from '@/contracts/kit/text/written-day';

const months = [
  ...[/^(ม\.?ค\.?|มกรา(คม)?|jan(uary)?\.?)$/, /^(ก\.?พ\.?|กุมภา(พันธ์)?|feb(ruary)?\.?)$/],
  ...[/^(มี\.?ค\.?|มีนา(คม)?|mar(ch)?\.?)$/, /^(เม\.?ย\.?|เมษา(ยน)?|apr(il)?\.?)$/],
  ...[/^(พ\.?ค\.?|พฤษภา(คม)?|may\.?)$/, /^(มิ\.?ย\.?|มิถุนา(ยน)?|june?\.?)$/],
  ...[/^(ก\.?ค\.?|กรกฎา(คม)?|july?\.?)$/, /^(ส\.?ค\.?|สิงหา(คม)?|aug(ust)?\.?)$/],
  ...[/^(ก\.?ย\.?|กันยา(ยน)?|sep(t(ember)?)?\.?)$/, /^(ต\.?ค\.?|ตุลา(คม)?|oct(ober)?\.?)$/],
  ...[/^(พ\.?ย\.?|พฤศจิกา(ยน)?|nov(ember)?\.?)$/, /^(ธ\.?ค\.?|ธันวา(คม)?|dec(ember)?\.?)$/],
];

const clock = /(?:^|[\s,T])(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:\.\d+)?)?\s*(?:น\.?|am|pm)?$/i;

/** Hours and minutes, with the seconds where the bank tells them; empty where it is no time. */
export function readTime(typed: string): string {
  const text = thaiDigits(typed).trim();
  const [, h, m, s] = clock.exec(text) ?? /^(\d\d)(\d\d)(\d\d)?$/.exec(text) ?? [];
  if (!h || Number(h) > 23 || Number(m) > 59 || Number(s ?? 0) > 59) return '';
  return [h.padStart(2, '0'), m, ...(s ? [s] : [])].join(':');
}

const away = (day: string, today: string) => Math.abs(Date.parse(day) - Date.parse(today));

/** The one that is nearest to today: of two digits a year may be of either era. */
const nearest = (days: readonly (string | undefined)[], today: string): string | undefined =>
  days
    .filter((day) => day !== undefined)
    .sort((a, b) => away(a, today) - away(b, today))
    .at(0);

const byParts = (date: string, month: string | number, year: string, today: string) =>
  nearest(
    (year.length === 2 ? [`20${year}`, `25${year}`] : [year]).map((whole) =>
      readDay(`${date}/${month}/${whole}`),
    ),
    today,
  );

function readWords(text: string, today: string): string | undefined {
  const [, date = '', word = '', year = ''] =
    /^(\d{1,2})[\s./-]*([^\d\s/-]+)[\s./-]*(\d{4}|\d{2})$/.exec(text) ?? [];
  const at = months.findIndex((name) => name.test(word.toLowerCase()));
  return at < 0 ? undefined : byParts(date, at + 1, year, today);
}

function readFigures(text: string, today: string): string | undefined {
  const [, date, month, year] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})$/.exec(text) ?? [];
  if (date && month && year) return byParts(date, month, year, today);
  const [, y, m, d] = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text) ?? [];
  if (y && m && d) return readDay(`${d}/${m}/${y}`);
  if (!/^\d{8}$/.test(text)) return undefined;
  const iso = readDay(`${text.slice(6)}/${text.slice(4, 6)}/${text.slice(0, 4)}`);
  return nearest([iso, readDay(`${text.slice(0, 2)}/${text.slice(2, 4)}/${text.slice(4)}`)], today);
}

/** A day as banks write it, with the time where it stands in the same cell; undefined where it is none. */
export function readMoment(
  typed: string,
  today: string,
): { day: string; time: string } | undefined {
  const text = thaiDigits(typed).trim();
  const whole = readFigures(text, today) ?? readWords(text, today);
  if (whole) return { day: whole, time: '' };
  const time = readTime(text);
  if (!time) return undefined;
  const rest = text.replace(clock, '').replace(/[\s,T]+$/, '');
  const day = readFigures(rest, today) ?? readWords(rest, today);
  return day === undefined ? undefined : { day, time };
}

/**
 * An amount as banks write it, in satang: `1,234.50`, `(1,234.50)`, `-1,234.50`, `1,234.50-`, `๑,๒๓๔.๕๐`, with
 * `DR` or `CR` behind it. Null where there is none, undefined where it is no amount.
 */
export function readAmount(typed: string): number | null | undefined {
  const text = typedFigures(typed.replace(/฿|บาท|THB|baht/gi, ''))
    .replace(/[−–—]/g, '-')
    .toUpperCase();
  if (/^-*$/.test(text)) return null;
  const [, open, before, whole, rest = '', after, close] =
    /^(\()?([+-]?)(\d{1,12})(?:\.(\d+))?(-|\+|DR|CR|D|C)?(\))?$/.exec(text) ?? [];
  if (whole === undefined || Boolean(open) !== Boolean(close)) return undefined;
  if (/[1-9]/.test(rest.slice(2))) return undefined;
  const satang = Number(whole) * 100 + Number(rest.slice(0, 2).padEnd(2, '0'));
  const isBelow = Boolean(open) !== (before === '-' || after === '-' || /^D/.test(after ?? ''));
  return isBelow && satang !== 0 ? -satang : satang;
}
