import type { Faring } from '@/contracts/master-data/property-board';
import type { BarTone } from '@/portal/ui/charts/Meter';

/** What properties are compared by. */
export const measures = [
  'parcelsLate',
  'suggestionsLate',
  'membersWaiting',
  'overdue',
  'rate',
  'staff',
  'importsFailed',
  'lastMonth',
] as const;
export type Measure = (typeof measures)[number];

/** From which number on a figure is near its limit, and from which over it. */
const limits = {
  parcelsLate: [10, 25],
  suggestionsLate: [3, 7],
  membersWaiting: [8, 20],
  importsFailed: [1, 3],
} as const;

/** Shares of a month, in basis points, below which too little came in. */
const [fewer, few] = [7500, 5500];

/** The list of the property that shows what a figure counts. */
export const listOf: Record<Measure, string> = {
  parcelsLate: '/parcels?overdue=true',
  suggestionsLate: '/suggestion?late=true',
  membersWaiting: '/new-members?status=waiting',
  overdue: '/invoices?state=late',
  rate: '/invoices',
  staff: '/',
  importsFailed: '/units',
  lastMonth: '/invoices/issue',
};

const monthsSince = (month: string, now: string) => {
  const [year = 0, one = 0] = month.split('-').map(Number);
  const [thisYear = 0, current = 0] = now.split('-').map(Number);
  return (thisYear - year) * 12 + current - one;
};

/** How near a property's figure is to its limit; `now` is this month. What is not there is no trouble. */
export function toneOf(row: Faring, measure: Measure, now: string): BarTone {
  if (measure === 'rate') {
    if (row.rate === null || row.rate >= fewer) return 'plain';
    return row.rate < few ? 'over' : 'near';
  }
  if (measure === 'staff') return row.staff === 0 ? 'over' : 'plain';
  if (measure === 'overdue') return 'plain';
  if (measure === 'lastMonth') {
    const behind = row.lastMonth === null ? 0 : monthsSince(row.lastMonth, now);
    return behind > 1 ? 'over' : behind === 1 ? 'near' : 'plain';
  }
  const [near, over] = limits[measure];
  return row[measure] >= over ? 'over' : row[measure] >= near ? 'near' : 'plain';
}

const weights: Record<BarTone, number> = { over: 10, near: 1, plain: 0 };

/** What a property has to be helped with, the worst first. */
export const troubles = (row: Faring, now: string): Measure[] =>
  measures
    .filter((one) => toneOf(row, one, now) !== 'plain')
    .sort((a, b) => weights[toneOf(row, b, now)] - weights[toneOf(row, a, now)]);

const weightOf = (row: Faring, now: string) =>
  measures.reduce((sum, one) => sum + weights[toneOf(row, one, now)], 0);

const isColumn = (name: string): name is Measure | 'nameTh' =>
  name === 'nameTh' || measures.some((one) => one === name);

/** The properties by a measure, `-` before it for the largest first; without one those that need help most. */
export function inOrder(rows: readonly Faring[], sort: string, now: string): Faring[] {
  const by = sort.replace('-', '');
  if (!isColumn(by)) return rows.toSorted((a, b) => weightOf(b, now) - weightOf(a, now));
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
