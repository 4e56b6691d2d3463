import { and, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { featureOf } from '@/contracts/kit/feature-of';
import type { QueryOf, RowOf } from '@/contracts/kit/list-endpoint';
import type { PageQuery } from '@/contracts/kit/page-query';
import type { ServiceRequest } from '@/services/kit/caller';
import {
  type CrudEndpoints,
  type CrudHandlers,
  type CrudName,
  crudNames,
  type Takes,
  type Written,
} from '@/services/kit/crud-types';
import { listFile, type Sheet } from '@/services/kit/list-file';
import { reorder } from '@/services/kit/ordering';
import { holding, orderBy, pageOf } from '@/services/kit/page-of';
import { invalidField, Problem } from '@/services/kit/problem';
import {
  ownRows,
  type RecordTable,
  recordWriter,
  type WriterOptions,
} from '@/services/kit/record-writer';

interface Options<Es extends CrudEndpoints> extends WriterOptions {
  /** What keywords are looked for in. */
  search: readonly (PgColumn | SQL)[];
  /** What `sort` may name; the first is the order where it names none. */
  sort: Readonly<Record<string, PgColumn | SQL>>;
  /** The filter's own conditions, beside keywords. */
  where?: (query: QueryOf<Es['list']>) => SQL | undefined;
  /** Columns that the table itself does not have, by their names in the entity. */
  extra?: Readonly<Record<string, SQL>>;
  /** What the downloaded list shows; needed where there is a download. */
  sheet?: Sheet<RowOf<Es['list']>>;
}

interface Call {
  params: { id: string };
  query: PageQuery;
  body: Record<string, unknown> & { id?: string; version?: number; ids: string[] };
}

/** Rows of one read of a download. */
const batch = 1000;

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
  const { search, sort, where, extra = {}, sheet, ...writing } = options;
  const feature = featureOf(endpoints.list);
  const write = recordWriter(db, table, writing);
  // A row is an entity once the endpoint's reply schema has parsed it, which `mount` sees to.
  const select = () => db.select({ ...getTableColumns(table), ...extra }).from(table);

  const found = (query: PageQuery, request: ServiceRequest) =>
    and(
      ownRows(table, request),
      holding(query.keywords, ...search),
      where?.(query as QueryOf<Es['list']>),
    );

  async function read(request: ServiceRequest, id: string) {
    const [row] = await select().where(ownRows(table, request, id));
    if (!row) throw new Problem('NOT_FOUND');
    return row;
  }

  async function told<R>(request: ServiceRequest, written: Promise<R>): Promise<R> {
    const result = await written;
    request.changedHere(feature);
    return result;
  }
  const change = async (request: ServiceRequest, id: string, fields: object, version?: number) => {
    await told(request, write.change(request, id, fields, version));
    return read(request, id);
  };
  const create = async (request: ServiceRequest, fields: object) => {
    const { id } = await told(request, write.create(request, fields));
    return read(request, String(id));
  };

  /** In the order of `ids`, a batch at a time, and no transaction held meanwhile. */
  async function* rowsOf(ids: readonly string[]) {
    for (let at = 0; at < ids.length; at += batch) {
      const some = ids.slice(at, at + batch);
      const rows = await select().where(inArray(table.id, some));
      const byId = new Map(rows.map((row) => [row.id, row]));
      for (const id of some) if (byId.has(id)) yield byId.get(id) as RowOf<Es['list']>;
    }
  }

  const handlers: Record<CrudName, (call: Call, request: ServiceRequest) => Promise<unknown>> = {
    list: ({ query }, request) =>
      pageOf(db, table, {
        select: select().$dynamic(),
        where: found(query, request),
        order: orderBy(query.sort, sort, table.id),
        query,
      }),

    get: ({ params }, request) => read(request, params.id),

    upsert: async ({ body: { id, version, ...fields } }, request) => {
      request.require(`${feature}:${id ? 'edit' : 'create'}`);
      if (!id) return create(request, fields);
      if (version === undefined) throw invalidField('version', 'required');
      return change(request, id, fields, version);
    },

    create: ({ body }, request) => create(request, body),

    change: ({ params, body: { version, ...fields } }, request) =>
      change(request, params.id, fields, version),

    active: ({ params, body: { active } }, request) => change(request, params.id, { active }),

    remove: async ({ params, body }, request) => {
      // By the address or, as one of the wire's calls has it, by the body.
      const id = params?.id ?? String(body.id);
      await told(request, write.remove(request, id));
      return { id };
    },

    order: async ({ body: { ids } }, request) => {
      await told(request, reorder(db, table, request, { ...writing, ids }));
      return { ids };
    },

    download: async ({ query }, request) => {
      if (!sheet) throw new Error(`${endpoints.list.path} has a download, and no sheet`);
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(found(query, request))
        .orderBy(...orderBy(query.sort, sort, table.id));
      const ids = rows.map(({ id }) => String(id));
      return listFile(sheet, rowsOf(ids), ids.length);
    },
  };
  const there = crudNames.filter((name) => endpoints[name]).map((name) => [name, handlers[name]]);
  return Object.fromEntries(there) as unknown as CrudHandlers<Es>;
}
