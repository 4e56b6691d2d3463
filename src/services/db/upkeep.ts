import pg from 'pg';
import type { SessionQueue } from './session-queue';

const mebibyte = 1024 * 1024;

interface Pace {
  /** Milliseconds between two looks. */
  every: number;
  /** A look does its work only when no client asked for anything in this many milliseconds, */
  quiet: number;
  /** unless this many bytes of log were written since the last checkpoint, */
  log: number;
  /** or this many milliseconds have passed without a quiet moment. */
  overdue: number;
}

const usualPace: Pace = { every: 15_000, quiet: 500, log: 64 * mebibyte, overdue: 600_000 };

const changedTables = `
  SELECT quote_ident(schemaname) || '.' || quote_ident(relname) AS name
  FROM pg_stat_user_tables
  WHERE n_dead_tup + n_mod_since_analyze > 100 + n_live_tup / 10`;

const logPosition = `SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn AS bytes`;

/**
 * Does what a PostgreSQL server does in the background and PGlite does not: checkpoints, so that
 * the log does not grow without end, and VACUUM (ANALYZE) of the tables that have changed. It is
 * a client like any other, so it never comes into an open transaction. Returns how to stop it.
 */
export async function keepUp(host: string, queue: SessionQueue, pace = usualPace) {
  const client = new pg.Client({ host, port: 5432, user: 'postgres', database: 'postgres' });
  await client.connect();
  const position = async () => Number((await client.query(logPosition)).rows[0].bytes);
  let checkpoint = await position();
  let rested = Date.now();
  let stopped = false;
  let look: Promise<void> = Promise.resolve();

  const isQuiet = async () => {
    const before = queue.turns;
    await new Promise((resolve) => setTimeout(resolve, pace.quiet));
    return queue.turns === before;
  };

  async function work(): Promise<void> {
    const grown = (await position()) - checkpoint;
    const free = (await isQuiet()) || Date.now() - rested > pace.overdue;
    if (stopped) return;
    if (free) {
      const { rows } = await client.query<{ name: string }>(changedTables);
      for (const { name } of rows) {
        if (!stopped) await client.query(`VACUUM (ANALYZE) ${name}`);
      }
      rested = Date.now();
    }
    if (!stopped && grown > 0 && (free || grown > pace.log)) {
      await client.query('CHECKPOINT');
      checkpoint = await position();
    }
  }

  const timer = setInterval(() => {
    look = look.then(work);
  }, pace.every);

  return async () => {
    stopped = true;
    clearInterval(timer);
    await look;
    await client.end();
  };
}
