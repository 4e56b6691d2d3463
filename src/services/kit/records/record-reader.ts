import { and, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import type { PageQuery } from '@/contracts/kit/calls/page-query';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { SharedRows } from '@/services/kit/content/shared-rows';
import { foundFile, type Sheet } from '@/services/kit/files/list-file';
import { holding, orderBy } from '@/services/kit/records/page-of';
import { ownRows, type RecordTable } from '@/services/kit/records/record-table';

type Columns = Readonly<Record<string, SQL>>;

export interface ReaderOptions<Query, Row> {
  /** What keywords are looked for in. */
  search?: readonly (PgColumn | SQL)[];
  /** What `sort` may name beside `updatedAt`; the people's own order, or the first, where it names none. */
  sort?: Readonly<Record<string, PgColumn | SQL>>;
  /** The filter's own conditions, beside keywords and `active`. */
  where?: (query: Query, request: ServiceRequest) => SQL | undefined;
  /** Who may read which rows, or the one among them, where these are not the place's own. */
  visible?: (request: ServiceRequest, id?: string) => SQL | undefined;
  /** Columns that the table itself does not have, by their names in the entity. */
  extra?: Columns | ((request: ServiceRequest) => Columns);
  /** Of records that the platform has too, and shares with the properties that it names. */
  shared?: SharedRows;
  /** What the downloaded list shows; needed where there is a download. */
  sheet?: Sheet<Row> | ((request: ServiceRequest) => Sheet<Row>);
}

/** Reads of what the caller may see: a page, one record, a file of all that is found. */
export function recordReader<Query, Row>(
  db: NodePgDatabase,
  table: RecordTable,
  options: ReaderOptions<Query, Row>,
) {
  const { search = [], where, extra = {}, sheet, shared } = options;
  const { position, updatedAt } = table;
  const sort = { ...(position && { position }), ...options.sort, updatedAt };
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

  const found = (query: PageQuery & { active?: boolean }, request: ServiceRequest) => ({
    where: and(
      readable(request),
      query.active === undefined ? undefined : eq(table.active, query.active),
      holding(query.keywords, ...search),
      where?.(query as Query, request),
    ),
    order: orderBy(query.sort, sort, table.id),
  });

  return {
    async one(request: ServiceRequest, id: string) {
      const [row] = await select(request).where(readable(request, id));
      if (!row) throw new Problem('NOT_FOUND');
      return row;
    },

    async page(request: ServiceRequest, query: PageQuery) {
      const { where, order } = found(query, request);
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

    async file(request: ServiceRequest, query: PageQuery): Promise<OutgoingFile> {
      if (!sheet) throw new Error('there is a download, and no sheet');
      return foundFile(db, table, typeof sheet === 'function' ? sheet(request) : sheet, {
        ...found(query, request),
        read: async (ids) => (await select(request).where(inArray(table.id, ids))) as never,
      });
    },
  };
}
