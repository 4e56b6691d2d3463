import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What the record is called that a column names, by the title's own table: a value for `extra`. */
export function titleBy(title: PgColumn, named: PgColumn): SQL<string> {
  const { table } = title;
  const found = sql`(select ${title} from ${table} where ${table}.id = ${named})`;
  // Of a select over one table drizzle leaves the tables' names out, but for what lies deeper.
  return sql<string>`${found}`;
}
