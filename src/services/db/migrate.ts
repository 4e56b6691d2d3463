import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { DatabaseProblem } from './database-problem';

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

/** Throws `DatabaseProblem` (`NEWER`) where a later release has changed the schema: this one would write past it. */
async function requireKnown(client: pg.PoolClient, folder: string): Promise<void> {
  const table = 'drizzle.__drizzle_migrations';
  const { rows: there } = await client.query('select to_regclass($1) as found', [table]);
  if (!there[0]?.found) return;
  const { rows } = await client.query(`select max(created_at)::float8 as newest from ${table}`);
  const own = Math.max(
    ...readMigrationFiles({ migrationsFolder: folder }).map((one) => one.folderMillis),
  );
  if (!(rows[0]?.newest > own)) return;
  throw new DatabaseProblem(
    'NEWER',
    'A newer release of the portal has changed this database: start that release, or bring back a backup from before it.',
  );
}

/**
 * Applies the migrations of a folder that are not applied yet; may run many times, and at once. Throws
 * `DatabaseProblem` (`NEWER`) for a database of a later release.
 */
export const migrate = ({ pool }: { pool: pg.Pool }, folder: string): Promise<void> =>
  changeSchema(pool, async (client) => {
    await requireKnown(client, folder);
    await runMigrations(drizzle(client), { migrationsFolder: folder });
  });
