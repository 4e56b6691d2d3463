import { readDay } from '@/contracts/kit/text/written-day';

/** Why a typed day is not taken. */
export type DayError = 'day' | 'beforeFrom' | 'future';

/** The names of the days of arrival, first and last, in every filter. */
const from = 'receivedFrom';
const to = 'receivedTo';

type Typed = Record<string, string | undefined>;

/** A filter's days as they were typed, read; or the first that cannot be, and why. */
export function typedDays<N extends string>(
  names: readonly N[],
  typed: Typed,
): { days: Partial<Record<N, string | undefined>> } | { wrong: { name: N; error: DayError } } {
  const days: Typed = {};
  for (const name of names) {
    const day = typed[name] && readDay(typed[name]);
    if (typed[name] && !day) return { wrong: { name, error: 'day' } };
    days[name] = day || undefined;
  }
  if (days[from] && days[to] && days[to] < days[from]) {
    return { wrong: { name: to as N, error: 'beforeFrom' } };
  }
  return { days: days as Partial<Record<N, string | undefined>> };
}
