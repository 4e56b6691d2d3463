/** Late interest as somebody reckons it with a calendar, day by day; nothing of it is the product's. */

const aDay = 24 * 60 * 60 * 1000;
const first = Date.UTC(2026, 0, 1);

const known = new Map<number, string>();

/** A day by its place from the first of 2026 on. */
export function dayOf(at: number): string {
  const written = known.get(at) ?? new Date(first + at * aDay).toISOString().slice(0, 10);
  known.set(at, written);
  return written;
}
export const day = (written: string): number => (Date.parse(written) - first) / aDay;

interface Rates {
  from: string;
  rate: string;
  lateRate: string;
  lateMonths: number;
}

/** Whether so many months have gone by since a day: a 31st is over with the last day of a shorter month. */
function isMonthsAfter(due: string, on: string, months: number): boolean {
  const [y0 = 0, m0 = 0, d0 = 0] = due.split('-').map(Number);
  const [y1 = 0, m1 = 0, d1 = 0] = on.split('-').map(Number);
  const gone = (y1 - y0) * 12 + m1 - m0;
  if (gone !== months) return gone > months;
  const last = new Date(Date.UTC(y1, m1, 0)).getUTCDate();
  return d1 > Math.min(d0, last);
}

/** Hundredths of a percent a year on a day. */
export function rateOn(rates: readonly Rates[], due: string, on: string): bigint {
  let valid = rates[0] as Rates;
  for (const one of rates) if (one.from <= on) valid = one;
  const isLate = isMonthsAfter(due, on, valid.lateMonths);
  return BigInt(Math.round(Number(isLate ? valid.lateRate : valid.rate) * 100));
}

interface Debt {
  principal: number;
  dueOn: string;
  payments: readonly { day: string; amount: number }[];
}

/** Each day after the one that it was due, with what was unpaid when the day began times that day's rate. */
export function perDay(debt: Debt, until: string, rates: readonly Rates[]): Map<string, bigint> {
  const days = new Map<string, bigint>();
  for (let at = day(debt.dueOn) + 1; at <= day(until); at++) {
    const on = dayOf(at);
    let unpaid = debt.principal;
    for (const one of debt.payments) if (one.day < on) unpaid -= one.amount;
    if (unpaid > 0) days.set(on, BigInt(unpaid) * rateOn(rates, debt.dueOn, on));
  }
  return days;
}

/** The satang of a year's days, of 365, summed exactly before they are rounded. */
export const satangOf = (days: ReadonlyMap<string, bigint>): number => {
  let sum = 0n;
  for (const amount of days.values()) sum += amount;
  return Number(sum) / (365 * 10_000);
};
