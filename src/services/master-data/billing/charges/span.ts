import { type FeeRhythm, monthsOf } from '@/contracts/billing/fee';
import { scaled, share } from '@/services/master-data/billing/satang-sum';

const monthNumber = (month: string): number => {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return year * 12 + at;
};

interface Span {
  every: FeeRhythm;
  from: string;
  until: string | null;
}

/** How many months are billed in a month: what is left of its quarter or year, counted from the rule's first month. */
export function monthsLeft({ every, from, until }: Span, period: string): number {
  const at = monthNumber(period);
  const left = monthsOf[every] - ((at - monthNumber(from)) % monthsOf[every]);
  return until === null ? left : Math.min(left, monthNumber(until) - at + 1);
}

/** So many months of an amount, less so many percent. */
export function discounted(amount: number, months: number, discount: string): number {
  const whole = BigInt(amount) * BigInt(months);
  return Number(whole - share(whole, scaled(discount, 2), 10_000n));
}
