import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { importKeys } from './tables';

/** Keys of one transaction that are forgotten. */
const most = 5000;

/** The lines of a file's earlier rows by what those are known by; kept in the database, whatever their number. */
export interface EarlierLines {
  of(keys: readonly string[]): Promise<Map<string, number>>;
  note(lines: ReadonlyMap<string, number>): Promise<void>;
}

export const earlierLines = (db: Db, importId: string): EarlierLines => ({
  async of(keys) {
    const rows = await db
      .select({ key: importKeys.key, line: importKeys.line })
      .from(importKeys)
      .where(and(eq(importKeys.importId, importId), inArray(importKeys.key, [...keys, '-'])));
    return new Map(rows.map(({ key, line }) => [key, line]));
  },
  async note(lines) {
    const rows = [...lines].map(([key, line]) => ({ importId, key, line }));
    const newest = sql`on conflict (import_id, key) do update set line = excluded.line`;
    await insertAll(db, importKeys, rows, newest);
  },
});

/** Once a file is read, or before it is read again. */
export async function forgetKeys(db: Db, importId: string): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(sql`
      delete from import_keys where ctid in (
        select ctid from import_keys where import_id = ${importId}::uuid limit ${most})`);
    if (!rowCount) return;
  }
}
