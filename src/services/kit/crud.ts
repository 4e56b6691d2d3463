import { and, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { featureOf } from '@/contracts/kit/feature-of';
import type { QueryOf, RowOf } from '@/contracts/kit/list-endpoint';
import type { PageQuery } from '@/contracts/kit/page-query';
import type { ServiceRequest } from '@/services/kit/caller';
import { namedVersion } from '@/services/kit/change-row';
import type { SharedRows } from '@/services/kit/content/shared-rows';
import {
  type CrudEndpoints,
  type CrudHandlers,
  type CrudName,
  crudNames,
  type Takes,
  type Written,
} from '@/services/kit/crud-types';
import { foundFile, type Sheet } from '@/services/kit/list-file';
import { reorder } from '@/services/kit/ordering';
import { holding, orderBy } from '@/services/kit/page-of';
import { Problem } from '@/services/kit/problem';
import { ownRows, placeIn, type RecordTable } from '@/services/kit/record-table';
import { recordWriter, type WriterOptions } from '@/services/kit/record-writer';

type Columns = Readonly<Record<string, SQL>>;

interface Options<Es extends CrudEndpoints> extends WriterOptions {
  /** What keywords are looked for in. */
  search: readonly (PgColumn | SQL)[];
  /** What `sort` may name beside `updatedAt`; the people's own order, or the first, where it names none. */
  sort: Readonly<Record<string, PgColumn | SQL>>;
  /** The filter's own conditions, beside keywords and `active`. */
  where?: (query: QueryOf<Es['list']>, request: ServiceRequest) => SQL | undefined;
  /** Who may read which rows, or the one among them, where these are not the place's own. */
  visible?: (request: ServiceRequest, id?: string) => SQL | undefined;
  /** Columns that the table itself does not have, by their names in the entity. */
  extra?: Columns | ((request: ServiceRequest) => Columns);
  /** Of records that the platform has too, and shares with the properties that it names. */
  shared?: SharedRows;
  /** What is sent as it is to be written; throws `INVALID` for what a schema alone cannot tell. */
  cleaned?: (sent: object) => object;
  /** What the downloaded list shows; needed where there is a download. */
  sheet?: Sheet<RowOf<Es['list']>>;
}

interface Call {
  params: { id: string };
  query: PageQuery;
  body: Record<string, unknown> & { id?: string; version?: number; ids: string[] };
}

const same = (sent: object) => sent;

/**
 * Handlers of those calls that there are, over one table: bound to the caller's place, audited, told
 * to the property's other staff, with a version check that throws `STALE`. Replace one by writing it
 * after the spread.
 */
export function crud<const Es extends CrudEndpoints, Table extends RecordTable>(
  db: NodePgDatabase,
  own: Table & Takes<Table, Written<Es>>,
  endpoints: Es,
  options: Options<Es>,
): CrudHandlers<Es> {
  const table: RecordTable = own;
  const { search, where, extra = {}, sheet, shared, cleaned = same, ...writing } = options;
  const { position, updatedAt } = table;
  const sort = { ...(position && { position }), ...options.sort, updatedAt };
  const feature = featureOf(endpoints.list);
  const parts = [...(shared ? [shared.part] : []), ...(writing.parts ?? [])];
  const write = recordWriter(db, table, { ...writing, parts });
  const place = (request: ServiceRequest, id?: string) => ownRows(table, request, id);
  const readable = options.visible ?? shared?.visible ?? place;
  // A row is an entity once the endpoint's reply schema has parsed it, which `mount` sees to.
  const select = (request: ServiceRequest) =>
    db
      .select({
        ...getTableColumns(table),
        ...(typeof extra === 'function' ? extra(request) : extra),
        ...shared?.extra(request),
      })
      .from(table);

  const found = (query: PageQuery & { active?: boolean }, request: ServiceRequest) =>
    and(
      readable(request),
      query.active === undefined ? undefined : eq(table.active, query.active),
      holding(query.keywords, ...search),
      where?.(query as QueryOf<Es['list']>, request),
    );

  async function read(request: ServiceRequest, id: string) {
    const [row] = await select(request).where(readable(request, id));
    if (!row) throw new Problem('NOT_FOUND');
    return row;
  }

  /** The properties whose staff see some of the place's records. */
  async function reached(request: ServiceRequest, ids: readonly string[]): Promise<string[]> {
    const place = placeIn(table, request);
    if (place) return [place];
    const each = ids.map((id) => shared?.targets.of(db, { id, propertyId: null }) ?? []);
    return (await Promise.all(each)).flat();
  }
  async function told<R>(request: ServiceRequest, ids: readonly string[], run: () => Promise<R>) {
    const before = await reached(request, ids);
    const result = await run();
    request.changed(feature, [...new Set([...before, ...(await reached(request, ids))])]);
    return result;
  }
  const change = async (request: ServiceRequest, id: string, fields: object, version?: number) => {
    await told(request, [id], () => write.change(request, id, fields, version));
    return read(request, id);
  };
  const create = async (request: ServiceRequest, fields: object) => {
    const { id } = await write.create(request, fields);
    request.changed(feature, await reached(request, [id]));
    return read(request, id);
  };

  const handlers: Record<CrudName, (call: Call, request: ServiceRequest) => Promise<unknown>> = {
    list: async ({ query }, request) => {
      const where = found(query, request);
      const order = orderBy(query.sort, sort, table.id);
      // The page first, its rows after: what a row has beside the table is not made for those skipped.
      const page = db
        .select({ id: table.id })
        .from(table)
        .where(where)
        .orderBy(...order)
        .limit(query.limit)
        .offset((query.page - 1) * query.limit);
      const [rows, total] = await Promise.all([
        select(request)
          .where(inArray(table.id, page))
          .orderBy(...order),
        db.$count(table, where),
      ]);
      return { rows, total };
    },

    get: ({ params }, request) => read(request, params.id),

    upsert: async ({ body: { id, version, ...fields } }, request) => {
      request.require(`${feature}:${id ? 'edit' : 'create'}`);
      if (!id) return create(request, cleaned(fields));
      return change(request, id, cleaned(fields), namedVersion(version));
    },

    create: ({ body }, request) => create(request, cleaned(body)),

    change: ({ params, body: { version, ...fields } }, request) =>
      change(request, params.id, cleaned(fields), version),

    active: ({ params, body: { active } }, request) => change(request, params.id, { active }),

    remove: async ({ params, body }, request) => {
      // By the address or, as one of the wire's calls has it, by the body.
      const id = params?.id ?? String(body.id);
      await told(request, [id], () => write.remove(request, id));
      return { id };
    },

    order: async ({ body: { ids } }, request) => {
      await told(request, ids, () => reorder(db, table, request, { ...writing, ids }));
      return { ids };
    },

    download: async ({ query }, request) => {
      if (!sheet) throw new Error(`${endpoints.list.path} has a download, and no sheet`);
      return foundFile(db, table, sheet, {
        where: found(query, request),
        order: orderBy(query.sort, sort, table.id),
        read: async (ids) => (await select(request).where(inArray(table.id, ids))) as never,
      });
    },
  };
  const there = crudNames.filter((name) => endpoints[name]).map((name) => [name, handlers[name]]);
  return Object.fromEntries(there) as unknown as CrudHandlers<Es>;
}
