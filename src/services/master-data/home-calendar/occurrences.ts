import { RRuleTemporal } from 'rrule-temporal';
import type { Entry } from '@/contracts/master-data/content/home-calendar';
import { dayAfter } from '@/services/kit/text/bangkok-day';

type Series = Pick<Entry, 'from' | 'to' | 'rhythm' | 'every' | 'until' | 'except'>;

// Days of the calendar have no clock: reckoned in UTC, they are Bangkok's.
const at = (day: string) => new Date(`${day}T00:00:00Z`);
const written = (day: string) => `${day.replaceAll('-', '')}T000000Z`;
const dayMs = 86_400_000;

const lengthOf = ({ from, to }: Series) => (at(to).getTime() - at(from).getTime()) / dayMs;

/** Which days of its weeks, months or years a rhythm is on. */
function daysOf({ from, rhythm }: Series): string {
  if (rhythm !== 'monthly' && rhythm !== 'yearly') return '';
  const [, month, date = 1] = from.split('-').map(Number);
  // A month without the day has it on its last.
  const days = date <= 28 ? [date] : [28, 29, 30, 31].filter((one) => one <= date);
  return `BYMONTHDAY=${days.join(',')};BYSETPOS=-1${rhythm === 'yearly' ? `;BYMONTH=${month}` : ''}`;
}

function ruleOf(entry: Series) {
  const { from, rhythm, every, until, except } = entry;
  if (!rhythm) return undefined;
  const parts = [
    `FREQ=${rhythm.toUpperCase()};INTERVAL=${every}`,
    daysOf(entry),
    until && `UNTIL=${written(until)}`,
  ];
  const lines = [
    `DTSTART:${written(from)}`,
    `RRULE:${parts.filter(Boolean).join(';')}`,
    ...(except.length > 0 ? [`EXDATE:${except.map(written).join(',')}`] : []),
  ];
  return new RRuleTemporal({ rruleString: lines.join('\n'), maxIterations: 100_000 });
}

/** What the rules of series came to between two days: each home asks for the same week all day. */
const reckoned = new Map<string, string[]>();
const mostReckoned = 5000;

function reckon(entry: Series, early: string, last: string): string[] {
  const { from, rhythm, every, until, except } = entry;
  const key = JSON.stringify([from, rhythm, every, until, except, early, last]);
  const known = reckoned.get(key);
  if (known) return known;
  const rule = ruleOf(entry);
  const days = rule?.between(at(early), at(last), true) ?? [];
  const found = days.map((time) => time.toPlainDate().toString());
  if (reckoned.size >= mostReckoned) reckoned.clear();
  reckoned.set(key, found);
  return found;
}

/** The days on which an entry begins, of all its times that touch a first to a last day. */
export function beginnings(entry: Series, first: string, last: string): string[] {
  const early = dayAfter(first, -lengthOf(entry));
  if (!entry.rhythm) return entry.from <= last && entry.from >= early ? [entry.from] : [];
  if (last < entry.from) return [];
  return reckon(entry, early, last);
}

/** The last day of the time that begins on a day. */
export const endOf = (entry: Series, begins: string): string => dayAfter(begins, lengthOf(entry));

/** The first beginning on a day or after it; null where there is none. */
export function nextBeginning(entry: Series, day: string): string | null {
  const rule = ruleOf(entry);
  if (!rule) return entry.from >= day ? entry.from : null;
  return rule.next(at(day), true)?.toPlainDate().toString() ?? null;
}
