import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { ledgerEntries } from '@/services/master-data/billing/books/tables';
import { exact } from '@/services/master-data/billing/satang-sum';

const { account, amount, propertyId: property, unitId: unit } = ledgerEntries;
const sum = sql`sum(${amount})`;

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
  return new Map(rows.map((row) => [row.unit, row.ahead]));
}

export const advanceOf = async (db: Db, propertyId: string, unitId: string): Promise<number> =>
  (await advancesOf(db, propertyId, [unitId])).get(unitId) ?? 0;
