import { and, asc, count, desc, eq, gte, like, lt, type SQL, sql, sum } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Page } from '@/contracts/kit/page-query';
import type { Parcel, ParcelFilter, parcelSorts } from '@/contracts/parcel/parcel';
import { bangkokDayRange } from '@/services/kit/bangkok-day';
import type { ServiceRequest } from '@/services/kit/caller';
import { Problem } from '@/services/kit/problem';
import { fold, sqlFold } from '@/services/kit/search-text';
import { contains } from '@/services/kit/thai-text';
import { parcelCounts, parcels } from './tables';

const orders: Record<(typeof parcelSorts)[number], PgColumn[]> = {
  receivedAt: [parcels.receivedAt, parcels.docCode],
  docCode: [parcels.docCode],
  unitNumber: [parcels.unitOrder, parcels.docCode],
};

function orderOf(sort = '-receivedAt'): SQL[] {
  const name = sort.replace('-', '');
  const columns = Object.hasOwn(orders, name) ? orders[name as keyof typeof orders] : undefined;
  if (!columns) return orderOf();
  return columns.map((column) => (sort.startsWith('-') ? desc(column) : asc(column)));
}

/** Every word of the keywords occurs in one of the searched columns. */
const mention = (keywords = '') =>
  fold(keywords)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => like(parcels.search, contains(word)));

/** The column contains the text; `search` narrows the rows by its index first. */
function within(column: 'unit_number' | 'doc_code' | 'parcel_code', text = ''): SQL | undefined {
  const wanted = fold(text).trim();
  if (!wanted) return undefined;
  const folded = sql.raw(sqlFold(`"parcels"."${column}"`));
  return and(like(parcels.search, contains(wanted)), like(folded, contains(wanted)));
}

function conditions(query: ParcelFilter): SQL | undefined {
  const [from, to] = query.receivedOn ? bangkokDayRange(query.receivedOn) : [];
  return and(
    query.kind && eq(parcels.kind, query.kind),
    within('unit_number', query.unitNumber),
    within('doc_code', query.docCode),
    within('parcel_code', query.parcelCode),
    from ? gte(parcels.receivedAt, from) : undefined,
    to ? lt(parcels.receivedAt, to) : undefined,
    ...mention(query.keywords),
  );
}

/** Lists the property's parcels; throws `FORBIDDEN` where the filter names another property. */
export const listParcels =
  (db: NodePgDatabase) =>
  async ({ query }: { query: ParcelFilter }, request: ServiceRequest): Promise<Page<Parcel>> => {
    const { propertyId } = request;
    if (query.propertyId && query.propertyId !== propertyId) throw new Problem('FORBIDDEN');

    const narrowed = conditions(query);
    const found = and(
      eq(parcels.propertyId, propertyId),
      query.status && eq(parcels.status, query.status),
      narrowed,
    );
    const order = orderOf(query.sort);
    const page = db
      .select({ docCode: parcels.docCode })
      .from(parcels)
      .where(found)
      .orderBy(...order)
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .as('page');

    const kept = and(
      eq(parcelCounts.propertyId, propertyId),
      query.status && eq(parcelCounts.status, query.status),
    );
    const [rows, [all]] = await Promise.all([
      db
        .select()
        .from(parcels)
        .innerJoin(page, eq(parcels.docCode, page.docCode))
        .where(eq(parcels.propertyId, propertyId))
        .orderBy(...order),
      narrowed
        ? db.select({ total: count() }).from(parcels).where(found)
        : db
            .select({ total: sum(parcelCounts.n).mapWith(Number) })
            .from(parcelCounts)
            .where(kept),
    ]);
    return { rows: rows.map((row) => row.parcels), total: all?.total ?? 0 };
  };
