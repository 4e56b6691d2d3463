import { and, asc, count, desc, ilike, or, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PageQuery } from '@/contracts/kit/page-query';
import type { Feature } from '@/contracts/kit/permissions';
import { normalThai } from '@/contracts/kit/thai-text';
import type { UpsertEndpoints } from '@/contracts/kit/upsert-endpoints';
import type { ServiceRequest } from '@/services/kit/caller';
import type { Handlers } from '@/services/kit/mount';
import { invalidField, Problem } from '@/services/kit/problem';
import {
  ownRows,
  type RecordTable,
  recordWriter,
  type WriterOptions,
} from '@/services/kit/record-writer';
import { contains } from '@/services/kit/thai-text';

interface Options<Q> extends WriterOptions {
  /** Checked for create and edit, which share a call. */
  feature: Feature;
  /** Columns that keywords are looked for in. */
  search: PgColumn[];
  /** What `sort` may name; the first is the order where it names none. */
  sort: Record<string, PgColumn | SQL>;
  /** The filter's own conditions, beside keywords. */
  where?: (query: Q) => SQL | undefined;
}

/** The endpoints that say what is read and written; the other two follow from them. */
type Written<T, D extends object, Q extends PageQuery> = Pick<
  UpsertEndpoints<T, D, Q>,
  'list' | 'get' | 'upsert'
>;

/**
 * Handlers of the five upsert endpoints over one table, bound to the caller's property, audited,
 * with a version check that throws `STALE`. Replace one by writing it after the spread.
 */
export function crud<T, D extends object, Q extends PageQuery>(
  db: NodePgDatabase,
  table: RecordTable,
  _endpoints: Written<T, D, Q>,
  { feature, search, sort, where, ...writing }: Options<Q>,
): Handlers<UpsertEndpoints<T, D, Q>> {
  const write = recordWriter(db, table, writing);
  // A row is an entity once the endpoint's reply schema has parsed it, which `mount` sees to.
  const entity = (row: unknown) => row as T;

  const told = async <R>(request: ServiceRequest, written: Promise<R>) => {
    const result = await written;
    request.changed(feature);
    return result;
  };

  const order = (asked = '') => {
    const name = asked.replace('-', '');
    const named = Object.hasOwn(sort, name) ? sort[name] : Object.values(sort)[0];
    if (!named) return [asc(table.id)];
    return [asked.startsWith('-') ? desc(named) : asc(named), asc(table.id)];
  };

  return {
    list: async ({ query }, request) => {
      const like = query.keywords?.trim() && contains(normalThai(query.keywords));
      const found = and(
        ownRows(table, request),
        like ? or(...search.map((column) => ilike(column, like))) : undefined,
        where?.(query),
      );
      const [rows, [totals]] = await Promise.all([
        db
          .select()
          .from(table)
          .where(found)
          .orderBy(...order(query.sort))
          .limit(query.limit)
          .offset((query.page - 1) * query.limit),
        db.select({ total: count() }).from(table).where(found),
      ]);
      return { rows: rows.map(entity), total: totals?.total ?? 0 };
    },

    get: async ({ params }, request) => {
      const [row] = await db
        .select()
        .from(table)
        .where(ownRows(table, request, params.id));
      if (!row) throw new Problem('NOT_FOUND');
      return entity(row);
    },

    upsert: async ({ body }, request) => {
      const { id, version, ...fields } = body;
      request.require(`${feature}:${id ? 'edit' : 'create'}`);
      if (!id) return entity(await told(request, write.create(request, fields)));
      if (version === undefined) throw invalidField('version', 'required');
      return entity(await told(request, write.change(request, id, fields, version)));
    },

    active: async ({ params, body: { active } }, request) =>
      entity(await told(request, write.change(request, params.id, { active }))),

    remove: async ({ params }, request) => {
      await told(request, write.remove(request, params.id));
      return { id: params.id };
    },
  };
}
