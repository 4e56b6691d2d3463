import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

const lockKey = 7_316_450_218;

/** Embedded connections share a session, in which the server's lock would not hold them apart. */
let turn: Promise<unknown> = Promise.resolve();

async function migrateAlone(pool: pg.Pool, folder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    try {
      await runMigrations(drizzle(client), { migrationsFolder: folder });
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [lockKey]);
    }
  } finally {
    client.release();
  }
}

/** Applies the migrations of a folder that are not applied yet; may run many times, and at once. */
export function migrate({ pool }: { pool: pg.Pool }, folder: string): Promise<void> {
  const run = turn.then(() => migrateAlone(pool, folder));
  turn = run.catch(() => {});
  return run;
}
