import type pg from 'pg';

/** Of one table and one property, or of what belongs to none. */
export interface Sums {
  rows: string;
  /** Of each column of whole numbers or decimals, which money is. */
  sums: Record<string, string>;
  /** Over every value of every row, in any order. */
  digest: string;
}

/** What a database holds, by table and by property; '' is the platform, and whatever has no property. */
export type Tally = Record<string, Record<string, Sums>>;

/** A session in which the same values are the same text on every server. */
const plainText = `SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL bytea_output = 'hex';
  SET LOCAL extra_float_digits = 1; SET LOCAL intervalstyle = 'postgres'; SET LOCAL statement_timeout = 0`;

export interface Column {
  name: string;
  type: string;
  isNumber: boolean;
}

/** Each table of the product with its columns; what the database computes by itself is left out. */
export async function tablesOf(db: Pick<pg.Client, 'query'>): Promise<Map<string, Column[]>> {
  const { rows } = await db.query(`
    SELECT c.relname AS of, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
      a.atttypid IN ('bigint'::regtype, 'numeric'::regtype) AS "isNumber"
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    ORDER BY c.relname, a.attname`);
  const tables = new Map<string, Column[]>();
  for (const { of, ...column } of rows) tables.set(of, [...(tables.get(of) ?? []), column]);
  return tables;
}

const quoted = (name: string) => `"${name}"`;

async function sumsOf(db: Pick<pg.Client, 'query'>, table: string, columns: Column[]) {
  const names = columns.map(({ name }) => name);
  const property = names.includes('property_id') ? `coalesce(property_id::text, '')` : `''`;
  const numbers = names.filter((_, at) => columns[at]?.isNumber);
  const { rows } = await db.query({
    text: `SELECT ${property}, count(*)::text,
        sum(hashtextextended(row(${names.map(quoted)})::text, 0)::numeric)::text
        ${numbers.map((name) => `, coalesce(sum(${quoted(name)}), 0)::text`).join('')}
      FROM ${quoted(table)} GROUP BY 1 ORDER BY 1`,
    rowMode: 'array',
  });
  return Object.fromEntries(
    (rows as string[][]).map(([of = '', count = '', digest = '', ...sums]): [string, Sums] => [
      of,
      {
        rows: count,
        digest,
        sums: Object.fromEntries(numbers.map((name, at) => [name, sums[at] ?? ''])),
      },
    ]),
  );
}

/** Counts and sums up all that there is, by a connection in whose transaction it is one moment. */
export async function tallyOf(db: Pick<pg.Client, 'query'>): Promise<Tally> {
  await db.query(plainText);
  const tally: Tally = {};
  for (const [table, columns] of await tablesOf(db))
    tally[table] = await sumsOf(db, table, columns);
  return tally;
}

const said = (sums?: Sums) =>
  sums ? `${sums.rows} rows, ${JSON.stringify(sums.sums)}, digest ${sums.digest}` : 'nothing';

/** Where two differ, a line for each table and property. */
export function differences(was: Tally, is: Tally): string[] {
  const tables = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
  return tables.flatMap((table) => {
    const [before = {}, after = {}] = [was[table], is[table]];
    const properties = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return properties
      .filter((one) => said(before[one]) !== said(after[one]))
      .map((one) => `${table} ${one}: ${said(before[one])}, but now ${said(after[one])}`);
  });
}

/** How much that is, in words. */
export function amountOf(tally: Tally): string {
  const sums = Object.values(tally).flatMap((one) => Object.values(one));
  const rows = sums.reduce((sum, one) => sum + Number(one.rows), 0);
  const properties = tally.properties?.['']?.rows ?? '0';
  return `${rows.toLocaleString('en')} rows in ${Object.keys(tally).length} tables, ${properties} properties`;
}
