import * as z from 'zod';
import { amount, satang } from '@/contracts/billing/money';
import { decimal } from '@/contracts/kit/fields/decimal';
import { flag } from '@/contracts/kit/fields/fields';
import { month } from '@/contracts/kit/fields/month';

const most = 9_999_999;

/** A number of units as it is typed, kept with three places: `1,250.5` is `1250.500`. */
export const meterUnits = decimal(most, 3);

/** The same, or null where it is left empty. */
export const optionalUnits = z
  .union([z.literal('').transform(() => null), meterUnits])
  .nullish()
  .transform((value) => value ?? null);

/** A part of what was used, up to so many units of a month, and the baht for each of them. */
const step = z.object({ upTo: optionalUnits, rate: decimal(9_999, 4) });

/** A whole number of thousandths, so that units are added exactly. */
export const thousandths = (units: string): number => Math.round(Number(units) * 1000);

/** Steps follow each other upwards, and the last has no end. */
const inOrder = (steps: readonly { upTo: string | null }[]) =>
  steps.every(({ upTo }, at) => {
    if (at === steps.length - 1) return upTo === null;
    const before = steps[at - 1]?.upTo ?? '0';
    return upTo !== null && Number(upTo) > Number(before);
  });

/** What is charged for a kind of meter, from a month on. */
export const meterRate = z.object({
  from: month,
  /** One without an end is a flat rate. */
  steps: z.array(step).min(1).max(10).refine(inOrder, 'meterSteps'),
  /** The least that the units of a month come to. */
  minimum: amount,
  /** Added each month. */
  fee: amount,
  /** The supplier's tax is passed on: it is added to all of it. */
  vat: flag,
});
export type MeterRate = z.output<typeof meterRate>;

/** The same as it is read. */
export const keptRate = z.object({
  from: month,
  steps: z.array(z.object({ upTo: z.string().nullable(), rate: z.string() })),
  minimum: satang,
  fee: satang,
  vat: z.boolean(),
});

/** The supplier's value added tax, percent: Revenue Code s.80 as it is reduced by decree. */
export const supplierVat = 7n;

/** The rate of a month: the last that holds by then; undefined before the first. */
export const rateOf = (rates: readonly MeterRate[], period: string): MeterRate | undefined =>
  [...rates].sort((a, b) => (a.from < b.from ? -1 : 1)).findLast(({ from }) => from <= period);

/** Satang of one unit where all units cost the same whole satang and nothing else is added. */
export function plainRate({ steps, minimum, fee, vat }: MeterRate): number | null {
  const [only, ...more] = steps;
  if (!only || more.length > 0 || minimum > 0 || fee > 0 || vat) return null;
  const satang = Math.round(Number(only.rate) * 10_000);
  return satang % 100 === 0 ? satang / 100 : null;
}

/**
 * What a month's units come to in satang, units in thousandths: each part by its own step, at least the
 * minimum, then the fee and the tax; exact until it is rounded once, half up.
 */
export function meterCharge({ steps, minimum, fee, vat }: MeterRate, used: number): number {
  // Of a thousandth of a unit at a ten-thousandth of a baht: 100,000 make a satang.
  const fine = 100_000n;
  let [parts, from] = [0n, 0];
  for (const { upTo, rate } of steps) {
    const until = upTo === null ? used : Math.min(used, thousandths(upTo));
    if (until <= from) continue;
    parts += BigInt(until - from) * BigInt(Math.round(Number(rate) * 10_000));
    from = until;
  }
  const least = BigInt(minimum) * fine;
  const whole = (parts > least ? parts : least) + BigInt(fee) * fine;
  const [top, bottom] = vat ? [whole * (100n + supplierVat), fine * 100n] : [whole, fine];
  return Number((2n * top + bottom) / (2n * bottom));
}
