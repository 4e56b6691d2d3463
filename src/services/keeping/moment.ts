import type pg from 'pg';
import { newestOf } from '@/services/db/migrate';
import { type Tally, tallyOf } from './tally';

/** What a database held at the moment that a copy of it was made. */
export interface Moment {
  at: string;
  tally: Tally;
  /** When its newest migration was made. */
  schema: number;
  /** The files that its records may hold. */
  uploads: { id: string; sha256: string }[];
}

/** Looks at it in the transaction that the copy is made in. */
export async function momentOf(client: Pick<pg.PoolClient, 'query'>): Promise<Moment> {
  const at = new Date().toISOString();
  const tally = await tallyOf(client);
  const { rows: uploads } = await client.query('SELECT id::text, sha256 FROM uploads');
  return { at, tally, schema: await newestOf(client), uploads };
}

/** The same of a database that nothing is copied from just now. */
export async function momentNow(pool: pg.Pool): Promise<Moment> {
  const client = await pool.connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  return momentOf(client).finally(() => client.release(true));
}
