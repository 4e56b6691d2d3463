import { eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '@/services/kit/database/db';

/** Of two transactions that do the same at once the second waits here until the first has ended. */
export async function oneAtATime(tx: Db, what: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${what}))`);
}

/** The next of a property's running numbers, from 1; of two that come at once the second waits for its own. */
export async function nextNumber(
  tx: Db,
  table: PgTable & Record<'propertyId' | 'number', PgColumn>,
  propertyId: string,
): Promise<number> {
  await oneAtATime(tx, `${getTableName(table)} ${propertyId}`);
  const next: SQL<number> = sql`coalesce(max(${table.number}), 0) + 1`;
  const [found] = await tx
    .select({ number: next.mapWith(Number) })
    .from(table as PgTable)
    .where(eq(table.propertyId, propertyId));
  return found?.number ?? 1;
}
