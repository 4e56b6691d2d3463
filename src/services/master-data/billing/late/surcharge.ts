import type { Derivation } from '@/contracts/billing/charge';
import type { BillingSettings } from '@/contracts/billing/settings';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { scaled, share } from '@/services/master-data/billing/satang-sum';

/** A debt as it stood on each day. */
export interface Debt {
  number: string;
  /** Without any surcharge: nothing is compounded. */
  principal: number;
  dueOn: string;
  /** Being late was charged up to this day already. */
  chargedTo: string | null;
  payments: readonly { day: string; amount: number }[];
}

type Rules = Pick<BillingSettings, 'surchargeRate' | 'surchargeLateRate' | 'surchargeLateMonths'>;

const daysBetween = (from: string, until: string) =>
  (Date.parse(until) - Date.parse(from)) / 86_400_000;

/** The same day so many months on, or that month's last. */
export function monthsOn(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

/**
 * What a debt that is late is charged for up to a day, that day included: simple, by days of a year of
 * 365, a line for each stretch with the same principal and the same rate, each rounded to the satang.
 */
export function surchargeOf(debt: Debt, until: string, rules: Rules): Derivation[] {
  const begins = debt.chargedTo && debt.chargedTo > debt.dueOn ? debt.chargedTo : debt.dueOn;
  if (until <= begins) return [];
  const lateFrom = monthsOn(debt.dueOn, rules.surchargeLateMonths);
  const cuts = [begins, lateFrom, ...debt.payments.map(({ day }) => day), until]
    .filter((day) => day >= begins && day <= until)
    .sort();
  const days = [...new Set(cuts)];
  return days.slice(1).flatMap((to, index) => {
    const from = days[index] as string;
    // Who pays on a day owes it no more from the next day on.
    const paid = debt.payments.reduce(
      (sum, { day, amount }) => sum + (day <= from ? amount : 0),
      0,
    );
    const principal = Math.max(0, debt.principal - paid);
    const rate = from >= lateFrom ? rules.surchargeLateRate : rules.surchargeRate;
    const count = daysBetween(from, to);
    const amount = Number(
      share(BigInt(principal), scaled(rate, 2) * BigInt(count), 365n * 10_000n),
    );
    if (amount === 0) return [];
    return [
      { of: debt.number, principal, from: dayAfter(from, 1), until: to, days: count, rate, amount },
    ];
  });
}

export const totalOf = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
