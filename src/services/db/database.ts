import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DatabaseProblem } from './database-problem';
import { startEmbedded } from './embedded';

export { DatabaseProblem } from './database-problem';
export { migrate } from './migrate';

/** An open database; who uses it need not know which kind it is. */
export interface Database {
  orm: NodePgDatabase;
  pool: pg.Pool;
  kind: 'embedded' | 'postgres';
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

async function openEmbedded(folder: string): Promise<Database> {
  const embedded = await startEmbedded(folder, patience);
  const pool = new pg.Pool({
    host: embedded.host,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    max: connections.embedded,
    pipeline,
  });
  // A lost connection shows in the next query; without a listener it would end the process.
  pool.on('error', () => {});
  return {
    orm: drizzle(pool),
    pool,
    kind: 'embedded',
    lost: embedded.lost,
    async close() {
      await pool.end();
      await embedded.close();
    },
  };
}

function unreachable(url: string, error: unknown): DatabaseProblem {
  const at = URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : 'DATABASE_URL';
  const why = error instanceof Error ? error.message || (error as pg.DatabaseError).code : error;
  return new DatabaseProblem(
    'UNREACHABLE',
    `PostgreSQL at ${at} cannot be used (${why}): check DATABASE_URL and that the server runs.`,
  );
}

async function openServer(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections.postgres,
    pipeline,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: patience,
    options: '-c timezone=UTC',
  });
  pool.on('error', () => {});
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
    throw error instanceof DatabaseProblem ? error : unreachable(url, error);
  }
  return {
    orm: drizzle(pool),
    pool,
    kind: 'postgres',
    lost: new Promise(() => {}),
    close: () => pool.end(),
  };
}

/** Opens PostgreSQL 15 or later by its URL, or the embedded one in a folder; throws `DatabaseProblem`. */
export async function openDatabase(where: { url: string } | { folder: string }): Promise<Database> {
  return 'url' in where ? openServer(where.url) : openEmbedded(where.folder);
}
