import type pg from 'pg';
import { type Moment, momentOf } from './moment';
import { runProgram } from './program';

/** How PostgreSQL's own programs reach a server; the password is not among what others see of a process. */
function connection(url: string) {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const env: Record<string, string> = password ? { PGPASSWORD: password } : {};
  return { dbname: `--dbname=${address}`, env };
}

/** Dumps a server's database as it is at one moment, and tells what it held then. */
export async function dumpServer(pool: pg.Pool, url: string, file: string): Promise<Moment> {
  const client = await pool.connect();
  try {
    await client.query('SET idle_in_transaction_session_timeout = 0');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query('SELECT pg_export_snapshot() AS snapshot');
    const { dbname, env } = connection(url);
    const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`];
    await runProgram('pg_dump', [dbname, `--snapshot=${rows[0].snapshot}`, ...args], env);
    return await momentOf(client);
  } finally {
    // Its settings are not for others.
    client.release(true);
  }
}

/** Puts a dump into an empty database, all of it or nothing. */
export async function restoreServer(url: string, file: string): Promise<void> {
  const { dbname, env } = connection(url);
  const args = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  await runProgram('pg_restore', [dbname, ...args, file], env);
}

/** Whether nobody has made anything in a database yet. */
export async function isEmptyServer(db: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const { rows } = await db.query(`
    SELECT 1 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    LIMIT 1`);
  return rows.length === 0;
}
