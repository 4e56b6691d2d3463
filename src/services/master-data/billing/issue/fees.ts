import type { BillingSettings } from '@/contracts/billing/settings';
import { scaled, share } from '@/services/master-data/billing/satang-sum';

export interface Measured {
  id: string;
  /** Square metres with two places. */
  area: string;
  /** Percent with six places. */
  ratio: string;
}

/** A rate for a square metre, of so many. */
export const feeByArea = (rate: number, area: string): number =>
  Number(share(BigInt(rate), scaled(area, 2), 100n));

const millionths = 100_000_000n;

/**
 * A month's budget over units by their ratios: every satang of what the ratios come to is given out, the
 * last ones to the largest remainders, among equals to the first.
 */
export function feesByRatio(budget: number, units: readonly Measured[]): Map<string, number> {
  const whole = BigInt(budget);
  const parts = units.map(({ id, ratio }) => {
    const product = whole * scaled(ratio, 6);
    return { id, fee: product / millionths, rest: product % millionths };
  });
  const all = units.reduce((sum, { ratio }) => sum + scaled(ratio, 6), 0n);
  const given = parts.reduce((sum, { fee }) => sum + fee, 0n);
  let left = share(whole, all, millionths) - given;
  const byRest = [...parts].sort((a, b) => (a.rest === b.rest ? 0 : a.rest < b.rest ? 1 : -1));
  for (const part of byRest) {
    if (left <= 0n) break;
    part.fee += 1n;
    left -= 1n;
  }
  return new Map(parts.map(({ id, fee }) => [id, Number(fee)]));
}

/** What each unit pays of the common fee in a month. */
export function commonFees(
  { commonFeeBy, commonFeeRate, commonFeeBudget }: BillingSettings,
  units: readonly Measured[],
): Map<string, number> {
  if (commonFeeBy === 'ratio') return feesByRatio(commonFeeBudget, units);
  return new Map(units.map(({ id, area }) => [id, feeByArea(commonFeeRate, area)]));
}
