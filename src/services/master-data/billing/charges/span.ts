import { type FeeRhythm, monthsOf } from '@/contracts/billing/fee';
import { scaled, share } from '@/services/master-data/billing/satang-sum';

const monthNumber = (month: string): number => {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return year * 12 + at;
};

export const monthsBetween = (from: string, to: string): number =>
  monthNumber(to) - monthNumber(from);

interface Rounds {
  every: FeeRhythm;
  from: string;
}

/** How many months are billed in a month: what is left of its quarter or year, counted from the rule's first month. */
export const monthsLeft = ({ every, from }: Rounds, period: string): number =>
  monthsOf[every] - (monthsBetween(from, period) % monthsOf[every]);

/** So many months of an amount, less so many percent. */
export function discounted(amount: number, months: number, discount: string): number {
  const whole = BigInt(amount) * BigInt(months);
  return Number(whole - share(whole, scaled(discount, 2), 10_000n));
}
