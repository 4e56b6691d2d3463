import { thousandths } from './tariff';

/** What a meter showed; of one that was replaced also the old one's last and the new one's first. */
export interface Shown {
  reading: string;
  oldLast: string | null;
  newFirst: string | null;
}

/** Thousandths of a unit used since a reading, below 0 where the meter shows less. */
export function usedSince(before: string, { reading, oldLast, newFirst }: Shown): number {
  const now = thousandths(reading);
  if (oldLast === null || newFirst === null) return now - thousandths(before);
  return thousandths(oldLast) - thousandths(before) + now - thousandths(newFirst);
}

/** The middle of several; undefined of fewer than three, which are no history. */
export function medianOf(used: readonly number[]): number | undefined {
  if (used.length < 3) return undefined;
  const sorted = [...used].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[half - 1] ?? 0) + upper) / 2);
}

/** Usage so many times its median stands out. */
const muchMore = 3;
/** Nobody looks for a leak in less than five units, thousandths. */
const atLeast = 5000;

export const oddReasons = ['less', 'much', 'none', 'first', 'beyond'] as const;
/**
 * Why a reading stands out: among its own unit's it shows less than before, or usage unlike it; where it has no
 * history among the others' of its kind, by what it shows first or by what was used.
 */
export type Odd = { why: (typeof oddReasons)[number]; times: string };

const timesOf = (amount: number, of: number) => (amount / of).toFixed(1).replace(/\.0$/, '');

export function oddOf(used: number | undefined, median: number | null): Odd | null {
  if (used === undefined) return null;
  if (used < 0) return { why: 'less', times: '' };
  if (median === null || median <= 0) return null;
  if (used === 0) return { why: 'none', times: '' };
  if (used < atLeast || used < median * muchMore) return null;
  return { why: 'much', times: timesOf(used, median) };
}

/** A row of a kind's sheet: what stood before, what the unit uses, and what is read now. */
interface Read {
  before: { reading: string } | null;
  median: number | null;
  shown: Shown | null;
}

/** What nine of ten meters of a kind show, and their units use in a month, thousandths; undefined of fewer than three. */
export interface Others {
  shown: number | undefined;
  used: number | undefined;
}

function mostOf(amounts: readonly number[]): number | undefined {
  if (amounts.length < 3) return undefined;
  // Never the largest itself, which may be the wrong one.
  return [...amounts].sort((a, b) => a - b)[Math.floor(0.9 * (amounts.length - 1))];
}

export const othersOf = (rows: readonly Read[]): Others => ({
  shown: mostOf(
    rows.flatMap(({ before, shown }) => {
      const reading = before?.reading ?? shown?.reading;
      return reading === undefined ? [] : [thousandths(reading)];
    }),
  ),
  used: mostOf(rows.flatMap(({ median }) => median ?? [])),
});

function beyond(why: 'first' | 'beyond', amount: number, others: number | undefined): Odd | null {
  if (others === undefined) return null;
  const usual = Math.max(others, atLeast);
  return amount < usual * muchMore ? null : { why, times: timesOf(amount, usual) };
}

/** What a reading comes to, and why it stands out. */
export function lookAt(
  { before, median, shown }: Read,
  others: Others,
): { used: number | undefined; odd: Odd | null } {
  if (!shown) return { used: undefined, odd: null };
  if (!before) {
    const odd = beyond('first', thousandths(shown.reading), others.shown);
    return { used: undefined, odd };
  }
  const used = usedSince(before.reading, shown);
  const odd = median === null && used >= 0 ? beyond('beyond', used, others.used) : null;
  return { used, odd: odd ?? oddOf(used, median) };
}
