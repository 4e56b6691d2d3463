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

export const oddReasons = ['less', 'much', 'none'] as const;
/** Why a reading stands out among its own unit's: it shows less than before, or usage unlike it. */
export type Odd = { why: (typeof oddReasons)[number]; times: string };

export function oddOf(used: number | undefined, median: number | null): Odd | null {
  if (used === undefined) return null;
  if (used < 0) return { why: 'less', times: '' };
  if (median === null || median <= 0) return null;
  if (used === 0) return { why: 'none', times: '' };
  if (used < atLeast || used < median * muchMore) return null;
  return { why: 'much', times: (used / median).toFixed(1).replace(/\.0$/, '') };
}
