import type { Derivation } from '@/contracts/billing/charge';
import { monthsOn } from '@/contracts/kit/fields/month';
import { grouped } from '@/services/kit/records/grouped';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { scaled, share } from '@/services/master-data/billing/satang-sum';

/** Percent a year, as a property asks for from a day on. */
export interface Rates {
  from: string;
  rate: string;
  /** After so many months. */
  lateRate: string;
  lateMonths: number;
}

/** Days, both ends included, on each of which a principal bears a rate; below 0 where it is taken back. */
export type Stretch = Pick<Derivation, 'principal' | 'from' | 'until' | 'rate'>;

/** All that became of a debt. */
export interface Debt {
  number: string;
  /** Without any surcharge, as nothing is compounded; nothing of one that was voided. */
  principal: number;
  dueOn: string;
  /** An agreement that rests its surcharge from the day after one on, until it is due by it. */
  plan?: { day: string; dueOn: string } | undefined;
  payments: readonly { day: string; amount: number }[];
  /** What invoices that count have charged and credited for it. */
  charged: readonly Stretch[];
}

const daysBetween = (from: string, until: string) =>
  (Date.parse(until) - Date.parse(from)) / 86_400_000;

/** What a stretch comes to: simple, by days of a year of 365, to the satang, half of one away from 0. */
export function simpleInterest({ principal, from, until, rate }: Stretch): number {
  const days = BigInt(daysBetween(from, until) + 1);
  const amount = share(BigInt(Math.abs(principal)), scaled(rate, 2) * days, 365n * 10_000n);
  return Math.sign(principal) * Number(amount);
}

/** The stretches on which a debt was late up to a day, that day included. */
function lateStretches(debt: Debt, until: string, rates: readonly Rates[]): Stretch[] {
  const { principal, dueOn, payments, plan } = debt;
  if (plan) {
    const before = lateStretches(
      { ...debt, plan: undefined },
      plan.day < until ? plan.day : until,
      rates,
    );
    const after = { ...debt, dueOn: plan.dueOn > dueOn ? plan.dueOn : dueOn, plan: undefined };
    return [...before, ...lateStretches(after, until, rates)];
  }
  const lateFrom = ({ lateMonths }: Rates) => monthsOn(dueOn, lateMonths);
  const changes = [
    ...payments.map(({ day }) => day),
    ...rates.flatMap((one) => [dayAfter(one.from, -1), lateFrom(one)]),
  ];
  const ends = [dueOn, until, ...changes].filter((day) => day >= dueOn && day <= until);
  const days = [...new Set(ends)].sort();
  return days.slice(1).map((end, index): Stretch => {
    const before = days[index] as string;
    const from = dayAfter(before, 1);
    // Who pays on a day owes it no more from the next day on.
    const paid = payments.reduce((sum, { day, amount }) => sum + (day <= before ? amount : 0), 0);
    const valid = rates.findLast((one) => one.from <= from) ?? (rates[0] as Rates);
    const rate = from > lateFrom(valid) ? valid.lateRate : valid.rate;
    return { principal: Math.max(0, principal - paid), from, until: end, rate };
  });
}

/** Stretches put together: one for each run of days on which a rate bears the same principal. */
function together(stretches: readonly Stretch[]): Stretch[] {
  const runs = [...grouped(stretches, ({ rate }) => rate)].flatMap(([rate, own]) => {
    const edges = own.flatMap(({ from, until }) => [from, dayAfter(until, 1)]);
    const days = [...new Set(edges)].sort();
    const joined: Stretch[] = [];
    for (const [index, next] of days.slice(1).entries()) {
      const from = days[index] as string;
      const covering = own.filter((one) => one.from <= from && from <= one.until);
      const principal = covering.reduce((sum, one) => sum + one.principal, 0);
      const before = joined.at(-1);
      const until = dayAfter(next, -1);
      if (before?.principal === principal) before.until = until;
      else joined.push({ principal, from, until, rate });
    }
    return joined;
  });
  return runs.filter(({ principal }) => principal !== 0);
}

const derived = (of: string, stretches: readonly Stretch[]): Derivation[] =>
  together(stretches)
    .map((one) => ({
      ...{ of, ...one, days: daysBetween(one.from, one.until) + 1, amount: simpleInterest(one) },
    }))
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));

/** What being late costs up to a day, that day included, whatever was charged for it. */
export const surchargeOf = (debt: Debt, until: string, rates: readonly Rates[]): Derivation[] =>
  derived(debt.number, lateStretches(debt, until, rates));

/**
 * What is to be charged for a debt on a day, or credited: for each day what it was late with, less what was
 * charged for that day. It goes as far as was charged where that is further, so that an invoice of an
 * earlier date takes nothing back.
 */
export function openSurcharge(debt: Debt, day: string, rates: readonly Rates[]): Derivation[] {
  const until = debt.charged.reduce((last, one) => (one.until > last ? one.until : last), day);
  return derived(debt.number, [
    ...lateStretches(debt, until, rates),
    ...debt.charged.map((one) => ({ ...one, principal: -one.principal })),
  ]);
}

export const totalOf = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/**
 * What of open surcharges an invoice can take whose other lines come to `most`, so that it never asks for
 * less than nothing: all charges, and credits day by day as far as they go.
 */
export function creditedUpTo(lines: readonly Derivation[], most: number): Derivation[] {
  const credits = lines.filter(({ amount }) => amount < 0);
  let left = most + totalOf(lines) - totalOf(credits);
  return lines.flatMap((line) => {
    if (line.amount > 0) return [line];
    if (left + line.amount >= 0) {
      left += line.amount;
      return [line];
    }
    const aYear = BigInt(-line.principal) * scaled(line.rate, 2);
    const days = Number((BigInt(left) * 365n * 10_000n) / aYear);
    const cut = { ...line, until: dayAfter(line.from, days - 1), days };
    const amount = days > 0 ? simpleInterest(cut) : 0;
    left += amount;
    return amount < 0 ? [{ ...cut, amount }] : [];
  });
}
