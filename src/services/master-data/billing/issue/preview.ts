import {
  isAlike,
  type PreviewRow,
  type PreviewView,
  previewViews,
  type SharedDifference,
} from '@/contracts/billing/issue-preview';
import type { Db } from '@/services/kit/database/db';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { billedUnits } from '@/services/master-data/billing/payer';
import { freeAdvances } from '@/services/master-data/billing/receipts/advances';
import { inWords } from '@/services/master-data/billing/receipts/baht-words';
import { differencesOf, linesBefore } from './differences';
import type { Draft, Month } from './draft';
import { figuresOf, planMonth } from './plan';
import { readOf } from './stands';

function isIn(view: PreviewView, row: PreviewRow): boolean {
  if (view === 'all') return true;
  if (view === 'noPayer') return row.noPayer;
  if (view === 'odd') return row.odd !== null;
  if (view === 'first') return row.before === null;
  if (view === 'same') return row.before !== null && row.differences.length === 0;
  return row.differences.some(({ why }) => why === view);
}

/** What every invoice differs by that its unit had one of last month; nothing where that is one alone. */
function sharedBy(rows: readonly PreviewRow[]): SharedDifference[] {
  const [first, ...others] = rows.filter(({ before }) => before !== null);
  if (!first || others.length === 0) return [];
  return first.differences
    .filter((one) => others.every(({ differences }) => differences.some((of) => isAlike(one, of))))
    .map(({ why, kind, name }) => ({ why, kind, name }));
}

/** What each invoice takes of what its unit has paid ahead: of several of one the first before the next. */
function usedBy(drafts: readonly Draft[], ahead: ReadonlyMap<string, number>): number[] {
  const left = new Map(ahead);
  return drafts.map(({ unitId, total }) => {
    const there = left.get(unitId) ?? 0;
    const amount = Math.min(total, there);
    left.set(unitId, there - amount);
    return amount;
  });
}

/** What issuing a month would make, all of it: who has no payer first, with what differs from the month before. */
export async function previewMonth(
  db: Db,
  propertyId: string,
  of: Month & { view: PreviewView; page: number; limit: number },
) {
  const [{ drafts, issued, empty }, ahead, before, read, units] = await Promise.all([
    planMonth(db, propertyId, of),
    freeAdvances(db, propertyId),
    linesBefore(db, propertyId, of.period),
    readOf(db, propertyId, of.period),
    billedUnits(db, propertyId),
  ]);
  const hasPayer = new Set(units.filter((unit) => unit.hasPayer).map(({ id }) => id));
  const used = usedBy(drafts, ahead);
  const uses = used.filter((amount) => amount > 0);
  const rows = drafts.map((draft, at): PreviewRow => {
    const { unitId, fromDay, unitNumber, payerName, total, lines } = draft;
    const old = before.get(unitId);
    return {
      id: fromDay > 1 ? `${unitId} ${fromDay}` : unitId,
      ...{ unitNumber, payerName, total },
      advance: used[at] ?? 0,
      ...{ noPayer: !hasPayer.has(unitId), odd: read.odd.get(unitId) ?? null },
      before: old ? totalOf(old) : null,
      differences: differencesOf(draft, of.period, old),
      lines: lines.map(({ kind, description, amount, ...of }) => ({
        ...{ kind, description, amount, quantity: of.quantity, rate: of.rate },
        ...{ basis: of.basis, months: of.months, discount: of.discount },
      })),
    };
  });
  const sorted = [...rows.filter((row) => row.noPayer), ...rows.filter((row) => !row.noPayer)];
  const shown = sorted.filter((row) => isIn(of.view, row));
  const from = (of.page - 1) * of.limit;
  const figures = figuresOf(drafts);
  return {
    ...{ ...figures, inWords: inWords(figures.total), issued, empty },
    advance: { units: uses.length, total: uses.reduce((sum, one) => sum + one, 0) },
    views: previewViews.map((view) => ({
      ...{ view, count: rows.filter((row) => isIn(view, row)).length },
    })),
    shared: sharedBy(rows),
    ...{ found: shown.length, rows: shown.slice(from, from + of.limit) },
  };
}
