import { createHash } from 'node:crypto';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** The connections that a database of drizzle's goes by. */
export const poolOf = (db: NodePgDatabase): pg.Pool =>
  (db as NodePgDatabase & { $client: pg.Pool }).$client;

/**
 * A pool as drizzle's database. Its own transactions keep the connection for good where that is lost while
 * they begin; ours give back what they were lent, however they end.
 */
export function ormOf(pool: pg.Pool): NodePgDatabase {
  const orm = drizzle(pool);
  orm.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return orm;
}

const names = new Map<string, string>();
/** More texts than all readings have: who makes texts without end has them read anew each time. */
const mostNames = 500;

/** The same text has the same name on every connection: the database reads and plans it once for each. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= mostNames) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** A connection whose statements are kept prepared. */
const prepared = (client: pg.PoolClient) =>
  ({
    query: (query: pg.QueryConfig, values: unknown[]) =>
      client.query({ ...query, name: nameOf(query.text) }, values),
  }) as unknown as pg.PoolClient;

/**
 * Does what reads much at once by one connection, on which it all goes out together, instead of by a connection for
 * each statement; what it asks is kept prepared there. Whoever reads by another one meanwhile waits for those who
 * hold all of them.
 */
export async function onOneConnection<R>(
  db: NodePgDatabase,
  work: (one: NodePgDatabase) => Promise<R>,
): Promise<R> {
  const client = await poolOf(db).connect();
  try {
    const done = await work(drizzle({ client: prepared(client) }));
    client.release();
    return done;
  } catch (error) {
    // What the failure left under way may go on asking by it, in whoever's transaction is next there.
    client.release(true);
    throw error;
  }
}
