import type { OpenInvoice } from './evidence';

/** Invoices of one unit that an amount pays exactly. */
export interface Fit {
  unitId: string;
  invoices: readonly OpenInvoice[];
}

/** The most of a unit that are put together: two years. */
const most = 24;

const sumOf = (invoices: readonly OpenInvoice[]) =>
  invoices.reduce((sum, { owed }) => sum + owed, 0);

/** As a payment settles them. */
export const inTurn = (invoices: readonly OpenInvoice[]) =>
  invoices.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn) || a.number.localeCompare(b.number));

/** Every run of invoices that follow each other: one, two months at once, all. */
export function runsOf(open: readonly OpenInvoice[]): OpenInvoice[][] {
  const invoices = inTurn(open).slice(0, most);
  return invoices.flatMap((_, from) =>
    invoices.slice(from).map((_, length) => invoices.slice(from, from + length + 1)),
  );
}

/**
 * What of a unit an amount pays exactly: what is named, else the oldest ones, as a payment settles them; else
 * the only other run that comes to it. Undefined where there is none, or several.
 */
export function fitOf(
  open: readonly OpenInvoice[],
  amount: number,
  named: readonly OpenInvoice[],
): readonly OpenInvoice[] | undefined {
  if (named.length > 0) return sumOf(named) === amount ? named : undefined;
  const runs = runsOf(open).filter((run) => sumOf(run) === amount);
  const [oldest] = inTurn(open);
  return runs.find(([first]) => first === oldest) ?? (runs.length === 1 ? runs[0] : undefined);
}

/** The units by every amount that pays some run of theirs exactly. */
export function unitsByAmount(
  byUnit: ReadonlyMap<string, readonly OpenInvoice[]>,
): ReadonlyMap<number, ReadonlySet<string>> {
  const units = new Map<number, Set<string>>();
  for (const [unitId, open] of byUnit) {
    for (const run of runsOf(open)) {
      const amount = sumOf(run);
      units.set(amount, (units.get(amount) ?? new Set()).add(unitId));
    }
  }
  return units;
}
