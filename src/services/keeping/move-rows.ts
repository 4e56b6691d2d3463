import type pg from 'pg';
import { moving } from '@/services/db/migrate';
import { inOne } from './move-target';
import type { Column } from './tally';

type Client = Pick<pg.PoolClient, 'query'>;

/** Of 8 kB, as the source keeps them: a batch. */
const blocksAtOnce = 64;

async function blocksOf(source: Client, table: string): Promise<number> {
  const { rows } = await source.query(
    `SELECT pg_relation_size($1::regclass) / current_setting('block_size')::int AS blocks`,
    [`"${table}"`],
  );
  return Number(rows[0].blocks);
}

/** The rows of some blocks, every value as the database writes it. */
async function rowsOf(source: Client, table: string, columns: Column[], from: number) {
  const values = columns.map(({ name }) => `"${name}"::text`).join(', ');
  const { rows } = await source.query({
    text: `SELECT ${values} FROM "${table}" WHERE ctid >= $1::tid AND ctid < $2::tid`,
    values: [`(${from},0)`, `(${from + blocksAtOnce},0)`],
    rowMode: 'array',
  });
  return rows as (string | null)[][];
}

async function insert(target: Client, table: string, columns: Column[], rows: (string | null)[][]) {
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.map(({ type }, at) => `v${at}::${type}`).join(', ');
  const lists = columns.map((_, at) => `$${at + 1}::text[]`).join(', ');
  const given = columns.map((_, at) => `v${at}`).join(', ');
  await target.query(
    `INSERT INTO "${table}" (${names}) OVERRIDING SYSTEM VALUE
      SELECT ${values} FROM unnest(${lists}) AS given (${given})`,
    columns.map((_, at) => rows.map((row) => row[at])),
  );
}

/** Brings a table over in batches, each with the note that it is there; goes on after the last one noted. */
export async function moveTable(
  source: Client,
  target: Client,
  [table, columns]: [string, Column[]],
): Promise<void> {
  const { rows: noted } = await target.query(`SELECT blocks FROM ${moving}.done WHERE name = $1`, [
    table,
  ]);
  const end = await blocksOf(source, table);
  for (let from = Number(noted[0]?.blocks ?? 0); from < end; from += blocksAtOnce) {
    const rows = await rowsOf(source, table, columns, from);
    await inOne(target, async () => {
      if (rows.length > 0) await insert(target, table, columns, rows);
      await target.query(
        `INSERT INTO ${moving}.done VALUES ($1, $2)
          ON CONFLICT (name) DO UPDATE SET blocks = excluded.blocks`,
        [table, from + blocksAtOnce],
      );
    });
  }
}

/** Numbers that the database gives go on where they stood. */
export async function moveSequences(source: Client, target: Client): Promise<void> {
  const { rows } = await source.query(
    `SELECT quote_ident(sequencename) AS name, last_value FROM pg_sequences
      WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  );
  for (const { name, last_value: last } of rows) {
    await target.query('SELECT setval($1::regclass, $2)', [name, last]);
  }
}
