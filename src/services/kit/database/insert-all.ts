import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '@/services/kit/database/db';

const batch = 1000;

/** As `jsonb_populate_recordset` reads it: JSON stays what it is. */
const stored = (column: PgColumn, value: unknown) =>
  value === null || value === undefined || column.dataType === 'json'
    ? value
    : column.mapToDriverValue(value);

/**
 * Inserts any number of rows, a thousand at a time, each batch as one parameter, and answers how many
 * were inserted. The columns are those of the first row; `unless` is what follows the rows, such as
 * `on conflict do nothing`.
 */
export async function insertAll<T extends PgTable>(
  db: Pick<Db, 'execute'>,
  table: T,
  rows: readonly T['$inferInsert'][],
  unless: SQL = sql``,
): Promise<number> {
  const first = rows[0];
  if (!first) return 0;
  const given = Object.entries<PgColumn>(getTableColumns(table)).filter(
    ([field]) => field in first,
  );
  const columns = sql.join(
    given.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  let inserted = 0;
  for (let start = 0; start < rows.length; start += batch) {
    const part = rows
      .slice(start, start + batch)
      .map((row: Record<string, unknown>) =>
        Object.fromEntries(
          given.map(([field, column]) => [column.name, stored(column, row[field])]),
        ),
      );
    const { rowCount } = await db.execute(sql`
      insert into ${table} (${columns}) select ${columns}
      from jsonb_populate_recordset(null::${table}, ${JSON.stringify(part)}::jsonb) ${unless}`);
    inserted += rowCount ?? 0;
  }
  return inserted;
}
