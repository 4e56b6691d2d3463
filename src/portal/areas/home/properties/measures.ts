import type { Faring } from '@/contracts/master-data/property-board';
import {
  fallingMeasures,
  type Limits,
  type Measure,
  measures,
} from '@/contracts/master-data/property-limits';
import type { BarTone } from '@/portal/ui/charts/Meter';

/** The list of the property that shows what a figure counts. */
export function listOf({ lastMonth }: Faring, measure: Measure): string {
  const month = lastMonth ? `/invoices?period=${lastMonth}` : '/invoices';
  return {
    parcelsLate: '/parcels?overdue=true',
    suggestionsLate: '/suggestion?late=true',
    membersWaiting: '/new-members?status=waiting',
    overdue: '/invoices?state=late',
    rate: month,
    staff: '/admin/property?tab=6',
    importsFailed: '/admin/property?tab=5',
    lastMonth: month,
  }[measure];
}

const monthsSince = (month: string, now: string) => {
  const [year = 0, one = 0] = month.split('-').map(Number);
  const [thisYear = 0, current = 0] = now.split('-').map(Number);
  return (thisYear - year) * 12 + current - one;
};

/** A figure as its limit is said: money in baht, a share in percent, a month by how many it is behind. */
function measured(
  { rate, rateDue, overdue, lastMonth, ...row }: Faring,
  one: Measure,
  day: string,
) {
  if (one === 'overdue') return overdue / 100;
  if (one === 'lastMonth') return lastMonth && monthsSince(lastMonth, day.slice(0, 7));
  // Before the day of payment nobody is behind.
  if (one === 'rate') return rate === null || (rateDue ?? '') >= day ? null : rate / 100;
  return row[one];
}

/** How near a property's figure is to its limit today. What is not there is no trouble. */
export function toneOf(row: Faring, measure: Measure, limits: Limits, today: string): BarTone {
  const figure = measured(row, measure, today);
  if (typeof figure !== 'number') return 'plain';
  const isFalling = fallingMeasures.includes(measure);
  const reaches = (limit: number | null) =>
    limit !== null && (isFalling ? figure < limit : limit > 0 && figure >= limit);
  const { near, over } = limits[measure];
  return reaches(over) ? 'over' : reaches(near) ? 'near' : 'plain';
}

const weights: Record<BarTone, number> = { over: 10, near: 1, plain: 0 };

/** What a property has to be helped with, the worst first. */
export const troubles = (row: Faring, limits: Limits, today: string): Measure[] =>
  measures
    .filter((one) => toneOf(row, one, limits, today) !== 'plain')
    .sort(
      (a, b) => weights[toneOf(row, b, limits, today)] - weights[toneOf(row, a, limits, today)],
    );

/** Whether one of its figures is over its limit. */
export const isOver = (row: Faring, limits: Limits, today: string): boolean =>
  measures.some((one) => toneOf(row, one, limits, today) === 'over');

const weightOf = (row: Faring, limits: Limits, today: string) =>
  measures.reduce((sum, one) => sum + weights[toneOf(row, one, limits, today)], 0);

const isColumn = (name: string): name is Measure | 'nameTh' =>
  name === 'nameTh' || measures.some((one) => one === name);

/** The properties by a measure, `-` before it for the largest first; without one those that need help most. */
export function inOrder(
  rows: readonly Faring[],
  sort: string,
  limits: Limits,
  today: string,
): Faring[] {
  const by = sort.replace('-', '');
  if (!isColumn(by)) {
    const heavy = new Map(rows.map((row) => [row.id, weightOf(row, limits, today)]));
    return rows.toSorted((a, b) => (heavy.get(b.id) ?? 0) - (heavy.get(a.id) ?? 0));
  }
  const turn = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [left, right] = [a[by], b[by]];
    // What is not there stands last in either order.
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const order =
      typeof left === 'string' ? left.localeCompare(String(right), 'th') : left - Number(right);
    return turn * order;
  });
}
