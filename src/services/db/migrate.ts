import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** When the newest of the migrations that a database has had was made; 0 for an empty one. */
export async function newestOf(db: Pick<pg.PoolClient, 'query'>): Promise<number> {
  const table = 'drizzle.__drizzle_migrations';
  const { rows: there } = await db.query('select to_regclass($1) as found', [table]);
  if (!there[0]?.found) return 0;
  const { rows } = await db.query(`select max(created_at)::float8 as newest from ${table}`);
  return rows[0]?.newest ?? 0;
}

/** A migration of this release. */
export interface Migration {
  name: string;
  statements: string[];
}

interface Journal {
  entries: { when: number; tag: string }[];
}

/** A later release has changed the schema of this: what is earlier would write past it. */
export const newerProblem = (what: string) =>
  new DatabaseProblem(
    'NEWER',
    `A newer release of the portal has changed ${what}: take that release, or a backup from before it.`,
  );

/** When the newest of a folder's migrations was made. */
export const newestIn = (folder: string): number =>
  Math.max(...readMigrationFiles({ migrationsFolder: folder }).map((one) => one.folderMillis));

/**
 * The migrations of a folder that a database has not had, in their order. Throws `DatabaseProblem` (`NEWER`)
 * where a later release has changed the schema: this one would write past it.
 */
export async function pendingMigrations(
  db: Pick<pg.PoolClient, 'query'>,
  folder: string,
): Promise<Migration[]> {
  const newest = await newestOf(db);
  const journal = readFileSync(join(folder, 'meta/_journal.json'), 'utf8');
  const tags = new Map((JSON.parse(journal) as Journal).entries.map((one) => [one.when, one.tag]));
  const own = readMigrationFiles({ migrationsFolder: folder });
  if (newest <= Math.max(...own.map((one) => one.folderMillis))) {
    return own
      .filter((one) => one.folderMillis > newest)
      .map((one) => ({ name: tags.get(one.folderMillis) ?? '', statements: one.sql }));
  }
  throw newerProblem('this database');
}

/** The schema that a move keeps its notes in, on the database that it brings rows to. */
export const moving = 'niti_move';

/** Throws `DatabaseProblem` (`MOVING`) where a move was begun and has not ended. */
async function refuseHalfMoved(db: Pick<pg.PoolClient, 'query'>): Promise<void> {
  const { rows } = await db.query('select to_regnamespace($1) as found', [moving]);
  if (!rows[0]?.found) return;
  throw new DatabaseProblem(
    'MOVING',
    'A move to this database has not ended: run it again, it goes on where it was.',
  );
}

/** Applies the migrations of a folder whatever else is there. */
export const applyMigrations = (client: pg.PoolClient, folder: string): Promise<void> =>
  runMigrations(drizzle(client), { migrationsFolder: folder });

/**
 * Applies the migrations of a folder that are not applied yet; may run many times, and at once. Throws
 * `DatabaseProblem` (`NEWER`) for a database of a later release.
 */
export const migrate = ({ pool }: { pool: pg.Pool }, folder: string): Promise<void> =>
  changeSchema(pool, async (client) => {
    await pendingMigrations(client, folder);
    await refuseHalfMoved(client);
    await applyMigrations(client, folder);
  });
