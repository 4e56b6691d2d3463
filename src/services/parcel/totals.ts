import type { SQL } from 'drizzle-orm';
import { and, eq, gte, lte, sql, sum } from 'drizzle-orm';
import type { Db } from '@/services/kit/audit';
import { countsFor, type Filter, inStates } from './found';
import { parcelDays, parcels, parcelTotals } from './tables';

/** How many rows a filter finds, or how many at least. */
export interface Total {
  total: number;
  atLeast?: true;
}

async function kept(
  db: Db,
  table: typeof parcelTotals | typeof parcelDays,
  where: SQL | undefined,
) {
  const [row] = await db
    .select({ n: sum(table.n).mapWith(Number) })
    .from(table)
    .where(where);
  return row?.n ?? 0;
}

/** What the kept counts say of a filter; `undefined` where they do not know. */
export async function keptTotal(
  db: Db,
  propertyId: string,
  filter: Filter,
): Promise<Total | undefined> {
  switch (countsFor(filter)) {
    case 'totals': {
      const own = eq(parcelTotals.propertyId, propertyId);
      return { total: await kept(db, parcelTotals, and(own, inStates(parcelTotals, filter))) };
    }
    case 'days': {
      const own = and(
        eq(parcelDays.propertyId, propertyId),
        filter.receivedOn ? eq(parcelDays.day, filter.receivedOn) : undefined,
        filter.receivedFrom ? gte(parcelDays.day, filter.receivedFrom) : undefined,
        filter.receivedTo ? lte(parcelDays.day, filter.receivedTo) : undefined,
        filter.overdue ? lte(parcelDays.day, filter.overdue) : undefined,
      );
      return { total: await kept(db, parcelDays, and(own, inStates(parcelDays, filter))) };
    }
    default:
      return undefined;
  }
}

/** Counts rows one by one, up to so many. */
export async function countUpTo(db: Db, where: SQL, most: number): Promise<Total> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::integer as n from (select from ${parcels} where ${where} limit ${most + 1}) as counted`,
  );
  const n = rows[0]?.n ?? 0;
  return n > most ? { total: most, atLeast: true } : { total: n };
}
