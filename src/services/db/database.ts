import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DatabaseProblem } from './database-problem';
import { startEmbedded } from './embedded';
import { ormOf } from './orm';
import { outlive } from './outlive';
import { tellStatements } from './statements';

export { DatabaseProblem } from './database-problem';
export { migrate } from './migrate';

/** An open database; who uses it need not know which kind it is. */
export interface Database {
  orm: NodePgDatabase;
  pool: pg.Pool;
  kind: 'embedded' | 'postgres';
  /** Work that takes the time that it takes, such as migrations: no statement of it is cut off. */
  patiently<R>(work: (patient: Pick<Database, 'orm' | 'pool'>) => Promise<R>): Promise<R>;
  /** Resolves if the embedded database stops by itself; the process should then end. */
  lost: Promise<DatabaseProblem>;
  /** Waits for the statements under way, and leaves the embedded folder clean. */
  close(): Promise<void>;
}

/** Milliseconds that a transaction may stay open without a statement, on either kind. */
const patience = 30_000;

/** Embedded statements run one at a time: more connections only keep the next ones ready. */
const connections = { embedded: 8, postgres: 16 };

/** What a transaction asks at once goes out at once, and is answered in that order. */
const pipeline = true;

const oldestServer = 150_000;

/** Until a connection stands, ms; a call waits so long for one of those that are in use, too. */
const connectMs = 5000;
/** A call waits no longer for a statement: the server ends it, or the connection is left if that is silent. */
const limits = { statement_timeout: 15_000, query_timeout: 18_000 };

const connected = (pool: pg.Pool) => tellStatements(outlive(pool));

/**
 * Nothing ends a statement of the embedded database, which has no signals: a call gives up waiting, its connection
 * goes, and with it what it has open and what of it still waits for its turn.
 */
async function openEmbedded(folder: string): Promise<Database> {
  const embedded = await startEmbedded(folder, patience);
  const poolOf = (more: pg.PoolConfig) =>
    connected(
      new pg.Pool({
        host: embedded.host,
        port: 5432,
        user: 'postgres',
        database: 'postgres',
        max: connections.embedded,
        pipeline,
        ...more,
      }),
    );
  const pool = poolOf({ query_timeout: limits.query_timeout });
  return {
    orm: ormOf(pool),
    pool,
    kind: 'embedded',
    patiently: (work) => withPatient(poolOf({}), work),
    lost: embedded.lost,
    async close() {
      await pool.end();
      await embedded.close();
    },
  };
}

async function withPatient<R>(
  pool: pg.Pool,
  work: (patient: Pick<Database, 'orm' | 'pool'>) => Promise<R>,
): Promise<R> {
  try {
    return await work({ orm: ormOf(pool), pool });
  } finally {
    await pool.end();
  }
}

// What another try would not mend: who may come in, as what, and to which database.
const isRefusal = (error: unknown) =>
  /^(28...|3D000|42501)$/.test(String((error as pg.DatabaseError).code));

function unusable(url: string, error: unknown): DatabaseProblem {
  const at = URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : 'DATABASE_URL';
  const why = error instanceof Error ? error.message || (error as pg.DatabaseError).code : error;
  return new DatabaseProblem(
    isRefusal(error) ? 'REFUSED' : 'UNREACHABLE',
    `PostgreSQL at ${at} cannot be used (${why}): check DATABASE_URL and that the server runs.`,
  );
}

const serverPool = (url: string, more: pg.PoolConfig) =>
  connected(
    new pg.Pool({
      connectionString: url,
      pipeline,
      connectionTimeoutMillis: connectMs,
      idle_in_transaction_session_timeout: patience,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      // What asks for a screen is short: to compile it takes longer than to run it.
      options: '-c timezone=UTC -c jit=off',
      ...more,
    }),
  );

async function openServer(url: string): Promise<Database> {
  const pool = serverPool(url, { max: connections.postgres, ...limits });
  try {
    const { rows } = await pool.query('SHOW server_version_num');
    const version = Number(rows[0].server_version_num);
    if (version < oldestServer) {
      throw new DatabaseProblem(
        'TOO_OLD',
        `The server at DATABASE_URL is PostgreSQL ${Math.floor(version / 10_000)}: use 15 or later.`,
      );
    }
  } catch (error) {
    await pool.end();
    throw error instanceof DatabaseProblem ? error : unusable(url, error);
  }
  return {
    orm: ormOf(pool),
    pool,
    kind: 'postgres',
    patiently: (work) => withPatient(serverPool(url, { max: connections.postgres }), work),
    lost: new Promise(() => {}),
    close: () => pool.end(),
  };
}

/** Opens PostgreSQL 15 or later by its URL, or the embedded one in a folder; throws `DatabaseProblem`. */
export async function openDatabase(where: { url: string } | { folder: string }): Promise<Database> {
  return 'url' in where ? openServer(where.url) : openEmbedded(where.folder);
}
