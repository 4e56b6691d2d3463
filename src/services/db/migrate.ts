import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

const lockKey = 7_316_450_218;

/** Embedded connections share a session, in which the server's lock would not hold them apart. */
let turn: Promise<unknown> = Promise.resolve();

async function underLock<R>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<R>,
): Promise<R> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    try {
      return await work(client);
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [lockKey]);
    }
  } finally {
    client.release();
  }
}

/** Changes of the schema take turns: of all processes at one database, one makes them at a time. */
export function changeSchema<R>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<R>,
): Promise<R> {
  const run = turn.then(() => underLock(pool, work));
  turn = run.catch(() => {});
  return run;
}

/** Applies the migrations of a folder that are not applied yet; may run many times, and at once. */
export const migrate = ({ pool }: { pool: pg.Pool }, folder: string): Promise<void> =>
  changeSchema(pool, (client) => runMigrations(drizzle(client), { migrationsFolder: folder }));
