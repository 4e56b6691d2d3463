import { readPhone } from '@/contracts/kit/fields/thai-phone';
import { thaiDigits } from '@/contracts/kit/text/thai-digits';

export type ValueKind = 'date' | 'time' | 'baht' | 'number';

/** A value as it is written in a text, and in a form that compares across languages. */
export interface WrittenValue {
  kind: ValueKind;
  written: string;
  /** `2026-11-25`, `--11-25` without a year, `09:00`, or a plain decimal. */
  value: string;
}

const monthNames = [
  ['มกราคม', 'ม.ค.', 'january', 'jan'],
  ['กุมภาพันธ์', 'ก.พ.', 'february', 'feb'],
  ['มีนาคม', 'มี.ค.', 'march', 'mar'],
  ['เมษายน', 'เม.ย.', 'april', 'apr'],
  ['พฤษภาคม', 'พ.ค.', 'may'],
  ['มิถุนายน', 'มิ.ย.', 'june', 'jun'],
  ['กรกฎาคม', 'ก.ค.', 'july', 'jul'],
  ['สิงหาคม', 'ส.ค.', 'august', 'aug'],
  ['กันยายน', 'ก.ย.', 'september', 'sept', 'sep'],
  ['ตุลาคม', 'ต.ค.', 'october', 'oct'],
  ['พฤศจิกายน', 'พ.ย.', 'november', 'nov'],
  ['ธันวาคม', 'ธ.ค.', 'december', 'dec'],
];
const monthOf = new Map(monthNames.flatMap((names, at) => names.map((name) => [name, at + 1])));
const month = `(${[...monthOf.keys()].map((name) => name.replaceAll('.', '\\.')).join('|')})\\.?`;

const eraYears = 543;
/** Years in either era, with two digits the Buddhist one, as Thai offices shorten it. */
function gregorian(typed: string | undefined): string {
  if (!typed) return '-';
  const year = typed.length === 2 ? 2500 + Number(typed) : Number(typed);
  return String(year >= 2400 ? year - eraYears : year);
}

const two = (n: string | number | undefined) => String(Number(n)).padStart(2, '0');
const date = (year: string | undefined, month: string | number | undefined, day?: string) =>
  `${gregorian(year)}-${two(month)}-${two(day)}`;
const named = (name = '') => monthOf.get(name.toLowerCase());
const present = (day: string | undefined): day is string => day !== undefined;

const day = String.raw`(?<![\d.,:/])(\d{1,2})(?:st|nd|rd|th)?`;
const to = String.raw`\s*(?:-|–|—|ถึง|to|and|และ|至|到)\s*`;
const year = String.raw`(?:\s*,?\s*(?:พ\.ศ\.\s*|ปี\s*)?(\d{4}|\d{2}(?![\d.:,/]|\s*(?:น\.|บาท))))?`;

const clock = String.raw`(\d{1,2})[.:](\d{2})`;
const scales: Record<string, number> = {
  ...{ พัน: 1e3, หมื่น: 1e4, แสน: 1e5, ล้าน: 1e6 },
  ...{ thousand: 1e3, million: 1e6, 千: 1e3, 万: 1e4, 百万: 1e6 },
};
const scale = `(${Object.keys(scales).join('|')})?`;
// From a number's first digit on: from each of them, a long one would be walked as often as it has any.
const amount = String.raw`(?=\d)(?<!\d,*)(\d[\d,]*(?:\.\d+)?)`;

const decimal = (typed: string, scaledBy = '') =>
  String(Number(typed.replaceAll(',', '')) * (scales[scaledBy.toLowerCase()] ?? 1));

function hours(hour: string | undefined, minutes: string | undefined, half = ''): string {
  const isLate = /^(p|下|晚)/i.test(half) && Number(hour) < 12;
  const isMidnight = /^(a|上)/i.test(half) && Number(hour) === 12;
  return `${two(isMidnight ? 0 : Number(hour) + (isLate ? 12 : 0))}:${two(minutes ?? 0)}`;
}

type Groups = (string | undefined)[];
interface Pattern {
  kind: ValueKind;
  looks: string;
  read: (groups: Groups) => (string | undefined)[];
}

/** In this order: what one has taken, the next do not see. */
const patterns: Pattern[] = [
  {
    kind: 'date',
    looks: String.raw`(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)`,
    read: ([y, m, d]) => [date(y, m, d)],
  },
  {
    kind: 'date',
    looks: String.raw`(?<![\d/])(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?![\d/])`,
    read: ([d, m, y]) => [date(y, m, d)],
  },
  {
    kind: 'date',
    looks: String.raw`(?:(\d{4})年\s*)?(\d{1,2})月\s*(\d{1,2})\s*[日号]?(?:${to}(\d{1,2})(?=[日号]))?`,
    read: ([y, m, ...days]) => days.filter(present).map((d) => date(y, m, d)),
  },
  {
    kind: 'date',
    looks: String.raw`${day}(?:${to}(\d{1,2})(?:st|nd|rd|th)?)?\s*(?:of\s+)?${month}${year}`,
    read: ([from, until, name, y]) =>
      [from, until].filter(present).map((d) => date(y, named(name), d)),
  },
  {
    kind: 'date',
    looks: String.raw`(?<![\p{L}])${month}\s+(\d{1,2})(?:st|nd|rd|th)?(?:${to}(\d{1,2}))?(?![\d:])(?:,?\s*(\d{4}))?`,
    read: ([name, from, until, y]) =>
      [from, until].filter(present).map((d) => date(y, named(name), d)),
  },
  {
    kind: 'time',
    looks: String.raw`(?<![\d.,])${clock}(?:${to}${clock})?\s*(?:น\.|น(?!\p{L}))`,
    read: ([h1, m1, h2, m2]) => [hours(h1, m1), h2 && hours(h2, m2)],
  },
  {
    kind: 'time',
    looks: String.raw`(?<![\d.,])(\d{1,2})(?:[:.](\d{2}))?(?:${to}(\d{1,2})(?:[:.](\d{2}))?)?\s*([ap])\.?m\b\.?`,
    read: ([h1, m1, h2, m2, half]) => [hours(h1, m1, half), h2 && hours(h2, m2, half)],
  },
  {
    kind: 'time',
    looks: String.raw`(上午|下午|晚上)?\s*(\d{1,2})[点时:](?:(\d{1,2})分?)?(?!\d)`,
    read: ([half, h, m]) => [hours(h, m, half)],
  },
  {
    kind: 'baht',
    looks: String.raw`(?:฿|THB)\s*${amount}\s*${scale}`,
    read: ([n = '', by]) => [decimal(n, by)],
  },
  {
    kind: 'baht',
    looks: String.raw`${amount}\s*${scale}\s*(?:บาท|฿|baht|THB|泰铢|铢)`,
    read: ([n = '', by]) => [decimal(n, by)],
  },
  {
    kind: 'number',
    looks: String.raw`(?<!\d)(?:\+66|0)(?:[ -]?\d){8,9}(?!\d)`,
    read: ([whole = '']) => [readPhone(whole)],
  },
  { kind: 'number', looks: amount, read: ([n = '']) => [decimal(n)] },
];

/** The dates, times, baht amounts and other numbers of a text, in the order of these kinds. */
export function writtenValues(text: string): WrittenValue[] {
  // As one space each: from each of many, the patterns would look to their end.
  let left = thaiDigits(text.normalize('NFKC')).replace(/\s+/g, ' ');
  return patterns.flatMap(({ kind, looks, read }) => {
    const found: WrittenValue[] = [];
    left = left.replace(new RegExp(looks, 'giu'), (written: string, ...rest: unknown[]) => {
      const at = rest.findIndex((part) => typeof part === 'number');
      const groups = rest.slice(0, at) as Groups;
      const values = read(groups.length > 0 ? groups : [written]);
      for (const value of values) if (value) found.push({ kind, written: written.trim(), value });
      // Keeps what stands before and after it apart.
      return ' \u0000 ';
    });
    return found;
  });
}
