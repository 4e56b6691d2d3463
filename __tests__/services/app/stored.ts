import type { Services } from '@tests/kit/services';

/**
 * What changes with everything that is stored, but for what moves by itself: how many rows a table has and
 * the last transaction that wrote one. Only where a row is touched by being used, its values are compared.
 */
async function readStored(services: Services, ends: string): Promise<string> {
  const moving = ['sign_in_tries', 'property_positions'];
  if (ends === 'unknown') moving.push('audit_log');
  const tables = await services.sql<{ name: string; touched: boolean }>(
    `select table_name as name, bool_or(column_name = 'last_used_at') as touched
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
    and table_name <> all($1) group by 1 order by 1`,
    [moving],
  );
  const sums = tables.map(({ name, touched }) =>
    touched
      ? `select '${name}' as name, md5(string_agg(row, '|' order by row)) as sum
        from (select (to_jsonb(t) - 'last_used_at')::text as row from "${name}" t) rows`
      : `select '${name}', concat(count(*), ' ', max(xmin::text::bigint)) from "${name}"`,
  );
  return JSON.stringify(await services.sql(sums.join(' union all ')));
}

/**
 * Reads what is stored, anew where a transaction may have written since: without one nothing can differ.
 * A try that ends in `unknown` is in the log.
 */
export function storedIn(services: Services): (ends?: string) => Promise<string> {
  const known = new Map<boolean, { at: string; state: string }>();
  return async (ends = 'nothing') => {
    const [{ at } = { at: '' }] = await services.sql<{ at: string }>(
      'select pg_snapshot_xmax(pg_current_snapshot())::text as at',
    );
    const isUnknown = ends === 'unknown';
    const last = known.get(isUnknown);
    if (last?.at === at) return last.state;
    const state = await readStored(services, ends);
    known.set(isUnknown, { at, state });
    return state;
  };
}
