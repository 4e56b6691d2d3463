import { and, asc, eq } from 'drizzle-orm';
import type { Reading, SheetRow } from '@/contracts/billing/meters/reading';
import { medianOf } from '@/contracts/billing/meters/usage';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/kit/records/grouped';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { monthsToIssue } from '@/services/master-data/billing/issue/months';
import { units } from '@/services/master-data/units/tables';
import { type Known, readingsOf, trueReading, usages } from './history';
import { meterKinds } from './tables';

/** Months of a unit's own usage that it is compared with. */
const compared = 12;

const shown = (units: string | null) => (units === null ? null : showDecimal(units));

function readingOf({ row, billed }: Known, isPassed: boolean): Reading {
  return {
    ...row,
    reading: showDecimal(row.reading),
    ...{ oldLast: shown(row.oldLast), newFirst: shown(row.newFirst) },
    corrected: shown(row.corrected),
    frozen: billed ? 'billed' : isPassed ? 'later' : null,
    invoice: billed && { id: billed.invoiceId, number: billed.number },
  };
}

function rowOf(
  unit: { id: string; number: string; building: string; floor: number },
  known: readonly Known[],
  period: string,
): SheetRow {
  const earlier = known.filter(({ row }) => row.period < period);
  const own = known.find(({ row }) => row.period === period);
  const before = earlier.at(-1);
  return {
    ...{ unitId: unit.id, unitNumber: unit.number, building: unit.building },
    floor: unit.floor,
    before: before
      ? {
          ...{ period: before.row.period, estimated: before.row.estimated },
          reading: showDecimal(trueReading(before)),
        }
      : null,
    median: medianOf(usages(earlier).slice(-compared)) ?? null,
    reading: own
      ? readingOf(
          own,
          known.some(({ row, billed }) => row.period > period && billed),
        )
      : null,
  };
}

/** The property's kinds that are read, in the order of their names. */
export const kindsOf = (db: Db, propertyId: string) =>
  db
    .select()
    .from(meterKinds)
    .where(and(eq(meterKinds.propertyId, propertyId), eq(meterKinds.active, true)))
    .orderBy(inThaiOrder(meterKinds.name));

/** Units with what was read of a kind for a month: all that are in use, or some. */
export async function sheetRows(
  db: Db,
  propertyId: string,
  of: { kindId: string; period: string; unitIds?: readonly string[] },
): Promise<SheetRow[]> {
  const { kindId, period, unitIds } = of;
  const [all, known] = await Promise.all([
    db
      .select({
        ...{ id: units.id, number: units.number },
        ...{ building: units.building, floor: units.floor },
      })
      .from(units)
      .where(and(eq(units.propertyId, propertyId), eq(units.active, true)))
      .orderBy(inThaiOrder(units.number), asc(units.id)),
    readingsOf(db, propertyId, { kindId, ...(unitIds && { unitIds }) }),
  ]);
  const wanted = unitIds && new Set(unitIds);
  const byUnit = grouped(known, ({ row }) => row.unitId);
  return all
    .filter(({ id }) => wanted?.has(id) ?? true)
    .map((unit) => rowOf(unit, byUnit.get(unit.id) ?? [], period));
}

/** The sheet that is asked for. */
export async function sheetOf(
  db: Db,
  propertyId: string,
  query: { kindId?: string | undefined; period?: string | undefined },
) {
  const [kinds, { next }] = await Promise.all([
    kindsOf(db, propertyId),
    monthsToIssue(db, propertyId),
  ]);
  const kind = kinds.find(({ id }) => id === query.kindId) ?? kinds[0] ?? null;
  const period = query.period ?? next;
  return {
    ...{ kind, period, kinds: kinds.map(({ id, name }) => ({ id, name })) },
    rows: kind ? await sheetRows(db, propertyId, { kindId: kind.id, period }) : [],
  };
}
