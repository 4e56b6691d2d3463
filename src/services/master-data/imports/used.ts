import { getTableName, sql } from 'drizzle-orm';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { importTargets } from './kinds';
import { any, isNew, type Piece, rowsOf } from './piece';

/** The columns that name records of a table, as the catalog knows them. */
async function columnsNaming(db: Db, table: string) {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as "table", quote_ident(a.attname) as "column"
    from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confdeltype in ('a', 'r')
      and c.confrelid = ${table}::regclass and cardinality(c.conkey) = 1`);
  return rows;
}

/** Throws `IMPORT_TOUCHED` where something that the import did not make names a record that it made. */
export async function refuseUsed(db: Db, piece: Piece): Promise<void> {
  const made = sql`select r.stay_id from import_rows r
    where r.import_id = ${piece.run.id}::uuid and r.stay_id is not null`;
  for (const { table, column } of await columnsNaming(
    db,
    getTableName(importTargets[piece.run.kind].table),
  )) {
    const own = table === 'occupancies' ? sql`and u.id not in (${made})` : sql``;
    const isUsed = await any(
      db,
      sql`from import_rows r join ${sql.raw(table)} u on u.${sql.raw(column)} = r.record_id
        where ${rowsOf(piece)} and ${isNew} ${own}`,
    );
    if (isUsed) throw new Problem('IMPORT_TOUCHED');
  }
}
