import type pg from 'pg';
import { applyMigrations, moving } from '@/services/db/migrate';
import { KeepingProblem } from './keeping-problem';
import { isEmptyServer } from './server-dump';

type Client = Pick<pg.PoolClient, 'query'>;

/** Runs work in a transaction of its own. */
export async function inOne<R>(client: Client, work: () => Promise<R>): Promise<R> {
  await client.query('BEGIN');
  try {
    const done = await work();
    await client.query('COMMIT');
    return done;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

const foreignKeys = `
  SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS later,
    format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS now
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;

/** Makes the target ready to take rows in any order: what watches over them is set aside, and noted. */
async function setAside(client: Client, tables: string[]): Promise<void> {
  const { rows } = await client.query(foreignKeys);
  for (const { now, later } of rows) {
    await client.query(`INSERT INTO ${moving}.later VALUES ($1)`, [later]);
    await client.query(now);
  }
  for (const table of tables) {
    await client.query(`ALTER TABLE "${table}" DISABLE TRIGGER USER`);
    await client.query(`INSERT INTO ${moving}.later VALUES ($1)`, [
      `ALTER TABLE "${table}" ENABLE TRIGGER USER`,
    ]);
  }
  // What migrations put in themselves comes from the source too.
  await client.query(`TRUNCATE ${tables.map((table) => `"${table}"`).join(', ')}`);
}

const isThere = async (client: Client) =>
  (await client.query('SELECT to_regnamespace($1) AS found', [moving])).rows[0].found !== null;

/**
 * Makes an empty database the target of a move, or takes it up where one of the same source was left; throws
 * `KeepingProblem` for any other.
 */
export async function prepareTarget(
  client: Client,
  { mark, migrations, tables }: { mark: string; migrations: string; tables: string[] },
): Promise<void> {
  if (!(await isThere(client))) {
    if (!(await isEmptyServer(client))) {
      throw new KeepingProblem('The target is not empty: make another database for it.');
    }
    await inOne(client, async () => {
      await client.query(`CREATE SCHEMA ${moving}`);
      await client.query(
        `CREATE TABLE ${moving}.source AS SELECT $1::text AS mark, false AS ready`,
        [mark],
      );
      await client.query(`CREATE TABLE ${moving}.later (statement text NOT NULL)`);
      await client.query(
        `CREATE TABLE ${moving}.done (name text PRIMARY KEY, blocks bigint NOT NULL)`,
      );
    });
  }
  const { rows } = await client.query(`SELECT mark, ready FROM ${moving}.source`);
  if (rows[0]?.mark !== mark) {
    throw new KeepingProblem(
      'The target holds half of a move of another database, or of this one before it was used again: make another database for it.',
    );
  }
  await applyMigrations(client as pg.PoolClient, migrations);
  if (rows[0].ready) return;
  await inOne(client, async () => {
    await setAside(client, tables);
    await client.query(`UPDATE ${moving}.source SET ready = true`);
  });
}

/** Puts back what was set aside, which the database checks all rows by, and ends the move if `isGood`. */
export async function finishTarget(client: Client, isGood: () => Promise<void>): Promise<void> {
  await inOne(client, async () => {
    const { rows } = await client.query(`SELECT statement FROM ${moving}.later`);
    for (const { statement } of rows) await client.query(statement);
    await isGood();
    await client.query(`DROP SCHEMA ${moving} CASCADE`);
  });
  await client.query('ANALYZE');
}
