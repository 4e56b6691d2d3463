import { and, count, eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '@/services/kit/database/db';
import type { HeldRow, Holding, Worker } from './holding';

/** Where records name who did something: as they were called then, in some beside their account's id. */
export interface Naming {
  name: PgColumn;
  account?: PgColumn;
  /** Where others than staff are named there too. */
  only?: SQL;
}

/** Those of a service, by kinds. */
export type Namings = Readonly<Partial<Record<'work' | 'proof' | 'money', readonly Naming[]>>>;

const theirs = ({ name, account, only }: Naming, { id, names }: Worker) =>
  and(account ? eq(account, id) : inArray(name, [...names]), only);

const tableOf = ({ name }: Naming) => name.table as PgTable;

/** How many times records name somebody, by tables: whose records they are is not theirs to know. */
export const namedIn = (places: readonly Naming[]): Holding<Worker> => ({
  columns: places.map(({ name }) => name),
  rows: async (db, of) => {
    const found = new Map<string, number>();
    for (const place of places) {
      const table = getTableName(tableOf(place));
      const [row] = await db.select({ n: count() }).from(tableOf(place)).where(theirs(place, of));
      if (row?.n) found.set(table, (found.get(table) ?? 0) + row.n);
    }
    return [...found].map(([id, times]) => ({ id, times }));
  },
});

/** The same, and their name is taken out of them. */
export const namelessIn = (places: readonly Naming[]): Holding<Worker> => ({
  ...namedIn(places),
  forget: async (tx, of) => {
    for (const place of places) {
      await tx.execute(
        sql`update ${tableOf(place)} set ${sql.identifier(place.name.name)} = ${of.former} where ${theirs(place, of)}`,
      );
    }
  },
});

/** Every table says in this column who changed a row last. */
const changedLast = 'updated_by';

const changedTables = async (db: Db) => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = ${changedLast} order by 1`);
  return rows.map(({ name }) => name);
};

const changedBy = ({ names }: Worker) =>
  sql`${sql.identifier(changedLast)} = any(${sql.param([...names])}::text[])`;

/** Of whichever table: who changed a record last. */
export const lastChanges: Holding<Worker> = {
  columns: [],
  rows: async (db, of) => {
    const each = (await changedTables(db)).map(
      (name) =>
        sql`select ${name}::text as id, count(*)::int as times from ${sql.identifier(name)} where ${changedBy(of)}`,
    );
    const { rows } = await db.execute<HeldRow & { times: number }>(
      sql.join(each, sql` union all `),
    );
    return rows.filter(({ times }) => times > 0);
  },
  forget: async (tx, of) => {
    for (const name of await changedTables(tx)) {
      await tx.execute(
        sql`update ${sql.identifier(name)} set ${sql.identifier(changedLast)} = ${of.former} where ${changedBy(of)}`,
      );
    }
  },
};

/** Several that are one kind. */
export const together = (...parts: readonly Holding<Worker>[]): Holding<Worker> => ({
  columns: parts.flatMap(({ columns }) => columns),
  rows: async (db, of, found) => {
    const all: HeldRow[] = [];
    for (const part of parts) all.push(...(await part.rows(db, of, found)));
    return all;
  },
  forget: async (tx, of, ids) => {
    for (const part of parts) await part.forget?.(tx, of, ids);
  },
});
