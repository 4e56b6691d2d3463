import type { Services } from '@tests/kit/services';

/** The tables in which a word stands, but for what is sealed. */
export async function tablesWith(services: Pick<Services, 'sql'>, word: string) {
  const tables = await services.sql<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const table of tables) {
    const [row] = await services.sql(
      `select 1 from ${table.name} t where position($1 in to_jsonb(t)::text) > 0 limit 1`,
      [JSON.stringify(word).slice(1, -1)],
    );
    if (row) found.push(table.name);
  }
  return found;
}
