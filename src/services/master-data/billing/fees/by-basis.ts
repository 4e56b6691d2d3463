import type { FeeBasis } from '@/contracts/billing/fee';
import { scaled, share } from '@/services/master-data/billing/satang-sum';

export interface Measured {
  /** Square metres with two places. */
  area: string;
  /** Percent with six places. */
  ratio: string;
}

export interface Price {
  basis: FeeBasis;
  /** Satang a month: for one of what is counted or, by ratio, of all who pay. */
  amount: number;
}

/** A rate for a square metre, of so many. */
export const feeByArea = (rate: number, area: string): number =>
  Number(share(BigInt(rate), scaled(area, 2), 100n));

const feeByWah = (rate: number, area: string): number =>
  Number(share(BigInt(rate), scaled(area, 2), 400n));

const decimals = (value: bigint, places: number): string => {
  const digits = String(value).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};

/** All of a property, in millionths of a percent. */
export const wholeProperty = 100_000_000n;

/**
 * A sum by weights of a whole: every satang of what the weights come to is given out, the last ones to the largest
 * remainders, among equals to the first.
 */
function shared(sum: number, weights: readonly bigint[], whole: bigint): number[] {
  if (whole === 0n) return weights.map(() => 0);
  const parts = weights.map((weight, at) => {
    const product = BigInt(sum) * weight;
    return { at, amount: product / whole, rest: product % whole };
  });
  const all = weights.reduce((every, weight) => every + weight, 0n);
  let left =
    share(BigInt(sum), all, whole) - parts.reduce((given, { amount }) => given + amount, 0n);
  for (const part of [...parts].sort((a, b) => Number(b.rest - a.rest) || a.at - b.at)) {
    if (left <= 0n) break;
    part.amount += 1n;
    left -= 1n;
  }
  return parts.map(({ amount }) => Number(amount));
}

/**
 * What units pay in a month by a price, in their order, with what of each was counted: by ratio its percent of them
 * alone, or of `whole`.
 */
export function amountsBy(
  { basis, amount }: Price,
  units: readonly Measured[],
  whole?: bigint,
): { amount: number; quantity: string }[] {
  if (basis === 'ratio') {
    const weights = units.map(({ ratio }) => scaled(ratio, 6));
    const all = whole ?? weights.reduce((every, weight) => every + weight, 0n);
    return shared(amount, weights, all).map((part, at) => ({
      amount: part,
      quantity: all === 0n ? '' : decimals(share(weights[at] ?? 0n, wholeProperty, all), 6),
    }));
  }
  return units.map(({ area }) => {
    if (basis === 'area') return { amount: feeByArea(amount, area), quantity: area };
    if (basis === 'unit') return { amount, quantity: '' };
    return { amount: feeByWah(amount, area), quantity: decimals(scaled(area, 2) * 25n, 4) };
  });
}
