import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable, TableConfig } from 'drizzle-orm/pg-core';
import type { Db } from './db';

/** The first rows of a table in an order, and how many there are in all, by one statement. */
export async function firstOf<T extends PgTable<TableConfig>>(
  db: Db,
  table: T,
  { where, order, most }: { where: SQL | undefined; order: SQL; most: number },
): Promise<{ n: number; rows: T['$inferSelect'][] }> {
  const found = await db
    .select({ ...getTableColumns(table), all: sql`count(*) over ()`.mapWith(Number) })
    .from(table as PgTable<TableConfig>)
    .where(where)
    .orderBy(order)
    .limit(most);
  return { n: Number(found[0]?.all ?? 0), rows: found as T['$inferSelect'][] };
}
