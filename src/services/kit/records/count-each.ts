import { count, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '@/services/kit/database/db';

type Counted<Table extends PgTable, Name extends keyof Table['$inferSelect']> = Record<
  Name,
  Table['$inferSelect'][Name]
> & { count: number };

/** How many of the rows are so, beside other counts of one statement. */
export const countIf = (condition: SQLWrapper | undefined): SQL<number> =>
  sql`count(*) filter (where ${condition})`.mapWith(Number);

/** How many of the rows have each value that a column can have, in the values' own order. */
export async function countEach<
  Table extends PgTable,
  const Name extends keyof Table['$inferSelect'] & string,
>(db: Db, table: Table, name: Name, where: SQL | undefined): Promise<Counted<Table, Name>[]> {
  const column = getTableColumns(table)[name];
  if (!column?.enumValues) throw new Error(`${name} can have any value`);
  const held = await db
    .select({ value: column, count: count() })
    .from(table as PgTable)
    .where(where)
    .groupBy(column);
  const countOf = (value: string) => held.find((one) => one.value === value)?.count ?? 0;
  return column.enumValues.map(
    (value) => ({ [name]: value, count: countOf(value) }) as Counted<Table, Name>,
  );
}
