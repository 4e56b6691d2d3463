import { asc, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '@/services/kit/database/db';

const atOnce = 100;

/** Who does what was due. */
export const system = { accountId: null, fullname: 'ระบบ' };

/**
 * Does something to each record whose time has come, at most a hundred, each in a transaction of its
 * own; what it answers comes after the commit. Another process may have been first: `act` looks again.
 */
export async function* eachDue<R>(
  db: NodePgDatabase,
  id: PgColumn,
  due: SQL | undefined,
  act: (tx: Db, id: string) => Promise<R>,
): AsyncGenerator<R> {
  const rows = await db.select({ id }).from(id.table).where(due).orderBy(asc(id)).limit(atOnce);
  for (const row of rows) yield await db.transaction((tx) => act(tx, String(row.id)));
}
