import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Page } from '@/contracts/kit/calls/page-query';
import type { Parcel, ParcelFilter } from '@/contracts/parcel/parcel';
import { isoInstant } from '@/services/db/columns';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';
import { findByReadings } from '@/services/parcel/readings';
import type { SettingsOf } from '@/services/parcel/settings';
import { parcelDays, parcels } from '@/services/parcel/tables';
import { countsFor, type Filter, found, inStates, type Numbers } from './found';
import { inOrder, type Order, orderOf, withPlaceIn } from './order';
import { countUpTo, keptCount, totalBy } from './totals';

/** Rows before a page that are simply stepped over; from there on the page is looked for first. */
const fewRows = 1000;

/**
 * The day that holds the row so many rows on, and how many rows come before that day, by the counts
 * of the days: a page deep down costs what lies before it in its own day, not all that is newer.
 */
function dayOfRow(propertyId: string, filter: Filter, offset: number, down: boolean): SQL {
  const way = sql.raw(down ? 'desc' : 'asc');
  const here = and(eq(parcelDays.propertyId, propertyId), inStates(parcelDays, filter));
  return sql`
    select day, upto - n as before from (
      select day, n, sum(n) over (order by day ${way} rows unbounded preceding) as upto from (
        select ${parcelDays.day} as day, sum(${parcelDays.n}) as n from ${parcelDays} where ${here}
        group by ${parcelDays.day} order by ${parcelDays.day} ${way}) days) walked
    where upto > ${offset} order by day ${way} limit 1`;
}

/** The numbers of the parcels of a page far down, read from an index alone. */
function farPage(
  propertyId: string,
  filter: Filter,
  where: SQL,
  order: Order,
  limit: number,
  offset: number,
): SQL {
  const keys = sql.join(inOrder(order), sql`, `);
  const byTime = order.columns[0] === parcels.receivedAt;
  const someDays = filter.receivedOn ?? filter.receivedFrom ?? filter.receivedTo ?? filter.overdue;
  const walks = byTime && !someDays && !filter.userStatus;
  if (!walks || !countsFor(filter)) {
    return sql`(select doc_code from ${parcels} where ${where} order by ${keys} limit ${limit} offset ${offset})`;
  }
  const edge = order.down
    ? sql`${parcels.receivedAt} < (select (day + 1)::timestamp at time zone 'Asia/Bangkok' from start)`
    : sql`${parcels.receivedAt} >= (select day::timestamp at time zone 'Asia/Bangkok' from start)`;
  return sql`(
    with start as (${dayOfRow(propertyId, filter, offset, order.down)})
    select doc_code from ${parcels} where ${where} and ${edge} order by ${keys}
    limit ${limit} offset (select ${offset} - before from start))`;
}

/**
 * Rows that are counted at most, beyond those that the pages next to this one need. What words find is looked at one by
 * one to be counted, which was five sixths of a search.
 */
const mostCounted = 1000;
const mostFound = 200;

// What is only looked for is not read. One text, made once, under the names of the contract: building
// and mapping 25 columns for each call would cost more than the database takes.
const { unitOrder: _, search: __, ...shown } = getTableColumns(parcels);
const columns = sql.raw(
  Object.entries(shown)
    .map(([name, column]) => `"parcels"."${column.name}" as "${name}"`)
    .join(', '),
);

type Row = Parcel & { n: string };

const parcelOf = ({ n: _, ...row }: Row): Parcel => ({
  ...row,
  receivedAt: isoInstant(row.receivedAt),
  handedOverAt: row.handedOverAt && isoInstant(row.handedOverAt),
});

/** A page and its total by one statement; a page beyond the last row asks for the total by itself. */
async function readPage(
  db: Db,
  propertyId: string,
  filter: Filter,
  query: ParcelFilter,
  numbers: Numbers,
): Promise<Page<Parcel>> {
  const order = orderOf(query.sort);
  const narrowed = withPlaceIn(order);
  const where = and(found(propertyId, filter, numbers), narrowed) as SQL;
  const enough = filter.keywords?.trim() ? mostFound : mostCounted;
  const most = Math.max(enough, (query.page + 10) * query.limit);
  const kept = narrowed ? undefined : keptCount(propertyId, filter);
  const count = kept ?? countUpTo(where, most);
  const { limit } = query;
  const offset = (query.page - 1) * limit;
  const isNear = offset < fewRows;
  const far = () => sql`${parcels.propertyId} = ${propertyId} and ${parcels.docCode} in
    ${farPage(propertyId, filter, where, order, limit, offset)}`;
  const { rows: read } = await db.execute<Row>(sql`
    select ${columns}, ${count.n} as n from ${parcels} where ${isNear ? where : far()}
    order by ${sql.join(inOrder(order), sql`, `)} limit ${limit} offset ${isNear ? offset : 0}`);
  const rows = read.map(parcelOf);
  const [first] = read;
  if (first) return { rows, ...count.says(Number(first.n)) };
  return query.page === 1 ? { rows, total: 0 } : { rows, ...(await totalBy(db, count)) };
}

/** A query's filter with what it means today at the property. */
export async function filterOf(
  settingsOf: SettingsOf,
  propertyId: string,
  query: Omit<ParcelFilter, 'page' | 'limit' | 'sort'>,
): Promise<Filter> {
  const { propertyId: asked, overdue, ...filter } = query;
  if (asked && asked !== propertyId) throw new Problem('FORBIDDEN');
  if (!overdue) return filter;
  const { parcelUnclaimedDays } = await settingsOf(propertyId);
  return { ...filter, overdue: dayAfter(bangkokDay(new Date()), -parcelUnclaimedDays) };
}

/** Lists the property's parcels; throws `FORBIDDEN` where the filter names another property. */
export const listParcels =
  (db: NodePgDatabase, settingsOf: SettingsOf) =>
  async ({ query }: { query: ParcelFilter }, request: ServiceRequest): Promise<Page<Parcel>> => {
    const { propertyId } = request;
    const { page: _, limit: __, sort: ___, ...asked } = query;
    const filter = await filterOf(settingsOf, propertyId, asked);
    return findByReadings(filter, (read, numbers) =>
      readPage(db, propertyId, read, query, numbers),
    );
  };
