import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { parcelDays, parcels, parcelTotals } from '@/services/parcel/tables';
import { countsFor, type Filter, inStates } from './found';

/** How many rows a filter finds, or how many at least. */
export interface Total {
  total: number;
  atLeast?: true;
}

/** A number that a statement works out once, and what it says. */
export interface Count {
  n: SQL;
  says: (n: number) => Total;
}

const kept = (table: typeof parcelTotals | typeof parcelDays, where: SQL | undefined): Count => ({
  n: sql`(select coalesce(sum(${table.n}), 0) from ${table} where ${where})`,
  says: (total) => ({ total }),
});

/** A filter's rows by the kept counts; `undefined` where they do not know. */
export function keptCount(propertyId: string, filter: Filter): Count | undefined {
  switch (countsFor(filter)) {
    case 'totals': {
      const own = eq(parcelTotals.propertyId, propertyId);
      return kept(parcelTotals, and(own, inStates(parcelTotals, filter)));
    }
    case 'days': {
      const own = and(
        eq(parcelDays.propertyId, propertyId),
        filter.receivedOn ? eq(parcelDays.day, filter.receivedOn) : undefined,
        filter.receivedFrom ? gte(parcelDays.day, filter.receivedFrom) : undefined,
        filter.receivedTo ? lte(parcelDays.day, filter.receivedTo) : undefined,
        filter.overdue ? lte(parcelDays.day, filter.overdue) : undefined,
      );
      return kept(parcelDays, and(own, inStates(parcelDays, filter)));
    }
    default:
      return undefined;
  }
}

/** Rows counted one by one, up to so many. */
export const countUpTo = (where: SQL, most: number): Count => ({
  n: sql`(select count(*) from (select from ${parcels} where ${where} limit ${most + 1}) as counted)`,
  says: (n) => (n > most ? { total: most, atLeast: true } : { total: n }),
});

/** Asks for a number by itself. */
export async function totalBy(db: Db, { n, says }: Count): Promise<Total> {
  const { rows } = await db.execute<{ n: string }>(sql`select ${n} as n`);
  return says(Number(rows[0]?.n));
}
