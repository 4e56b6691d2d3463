import { asc, desc, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { parcelSorts } from '@/contracts/parcel/parcel';
import { numberOrderOf, parcels } from '@/services/parcel/tables';

export interface Order {
  name: string;
  columns: (PgColumn | SQL)[];
  /** Down where the sort's name is not turned round. */
  down: boolean;
}

const byUnit = [parcels.unitOrder, parcels.receivedAt, parcels.docCode];
// A2 before A10, as a person walks along the shelves.
const byShelf = [sql.raw(numberOrderOf('"parcels"."shelf"')), parcels.receivedAt, parcels.docCode];
/** Whose indexes hold the newest of each first: the other columns run against the first. */
const newestWithin: ReadonlySet<unknown> = new Set([byUnit, byShelf]);
const orders: Record<(typeof parcelSorts)[number], (PgColumn | SQL)[]> = {
  receivedAt: [parcels.receivedAt, parcels.docCode],
  age: [parcels.receivedAt, parcels.docCode],
  docCode: [parcels.docCode],
  unitNumber: byUnit,
  bookingDate: [parcels.bookingDate, parcels.bookingSlot, parcels.docCode],
  shelf: byShelf,
};

const places: Record<string, SQL | undefined> = {
  bookingDate: isNotNull(parcels.bookingDate),
  shelf: sql`${parcels.status} in ('waiting', 'problem')`,
};

/** The order that a sort asks for, the newest first where it asks for none. */
export function orderOf(sort = '-receivedAt'): Order {
  const name = sort.replace('-', '');
  const columns = Object.hasOwn(orders, name) ? orders[name as keyof typeof orders] : undefined;
  return columns ? { name, columns, down: sort.startsWith('-') } : orderOf();
}

/** What has no place in an order is left out: no appointment, or no longer in the office. */
export const withPlaceIn = ({ name }: Order): SQL | undefined => places[name];

/** The order as the database is asked for it. */
export const inOrder = ({ columns, down }: Order): SQL[] =>
  columns.map((column, i) =>
    down !== (newestWithin.has(columns) && i > 0) ? desc(column) : asc(column),
  );
