import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { ledgerEntries } from '@/services/master-data/billing/books/tables';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { isOwed } from '@/services/master-data/billing/late/lateness';
import { exact, sumOf } from '@/services/master-data/billing/satang-sum';

const { account, amount, propertyId: property, unitId: unit } = ledgerEntries;
const sum = sql`sum(${amount})`;

/** The same by unit, to be joined to other rows. */
export const advances = (db: Db, propertyId: string) =>
  db
    .select({ unitId: unit, amount: sql`-${sum}`.as('ahead') })
    .from(ledgerEntries)
    .where(and(eq(property, propertyId), eq(account, 'advance')))
    .groupBy(unit)
    .having(lt(sum, 0))
    .as('advances');

/** What units have paid ahead and not used yet, by the books; of all the property's where none are named. */
export async function advancesOf(
  db: Db,
  propertyId: string,
  unitIds?: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ unit, ahead: sql`-${sum}`.mapWith(exact) })
    .from(ledgerEntries)
    .where(
      and(eq(property, propertyId), eq(account, 'advance'), unitIds && inArray(unit, [...unitIds])),
    )
    .groupBy(unit)
    .having(lt(sum, 0));
  return new Map(rows.flatMap((row) => (row.unit ? [[row.unit, row.ahead]] : [])));
}

/** What units have paid ahead beyond all that they owe already: what an invoice to come can use. */
export async function freeAdvances(
  db: Db,
  propertyId: string,
): Promise<ReadonlyMap<string, number>> {
  const ahead = await advancesOf(db, propertyId);
  const owing = await db
    .select({ unitId: invoices.unitId, owed: sumOf(invoices.owed) })
    .from(invoices)
    .where(and(inArray(invoices.unitId, [...ahead.keys()]), isOwed))
    .groupBy(invoices.unitId);
  const owed = new Map(owing.map((row) => [row.unitId, row.owed]));
  return new Map([...ahead].map(([id, amount]) => [id, Math.max(0, amount - (owed.get(id) ?? 0))]));
}

export const advanceOf = async (db: Db, propertyId: string, unitId: string): Promise<number> =>
  (await advancesOf(db, propertyId, [unitId])).get(unitId) ?? 0;
