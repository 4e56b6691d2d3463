import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '@/services/kit/audit';

const batch = 1000;

/** Inserts any number of rows, a thousand at a time, each batch as one parameter. */
export async function insertAll<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const all = Object.entries<PgColumn>(getTableColumns(table));
  const given = all.filter(([field]) => field in first);
  const columns = sql.join(
    given.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const stored = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(
      given.map(([field, column]) => [
        column.name,
        row[field] && column.mapToDriverValue(row[field]),
      ]),
    ),
  );
  for (let start = 0; start < stored.length; start += batch) {
    const part = JSON.stringify(stored.slice(start, start + batch));
    await db.execute(
      sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${part}::jsonb)`,
    );
  }
}
