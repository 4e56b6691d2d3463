import { and, eq, gte, isNotNull, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ParcelFilter } from '@/contracts/parcel/parcel';
import { bangkokDayRange } from '@/services/kit/text/bangkok-day';
import { fold, sqlFold } from '@/services/kit/text/search-text';
import { contains } from '@/services/kit/text/thai-text';
import { sqlBareNumber } from '@/services/kit/text/unit-number';
import { numberOrderOf, parcels } from '@/services/parcel/tables';

/** A filter as it is looked for: `overdue` is the latest Bangkok day of arrival that counts as such. */
export type Filter = Omit<ParcelFilter, 'page' | 'limit' | 'sort' | 'propertyId' | 'overdue'> & {
  overdue?: string | undefined;
};

/** Filters that the kept totals answer. */
const keptNames = ['status', 'bookingStatus', 'userStatus', 'kind', 'cancelled'];
/** Filters that the counts by day answer. */
const dayNames = [
  'status',
  'bookingStatus',
  'kind',
  'cancelled',
  'receivedOn',
  'overdue',
  'receivedFrom',
  'receivedTo',
];

const usesOnly = (filter: Filter, names: readonly string[]) =>
  Object.entries(filter).every(
    ([name, value]) => value === undefined || value === '' || names.includes(name),
  );

/** Which of the kept counts know how many rows the filter finds. */
export const countsFor = (filter: Filter): 'totals' | 'days' | undefined => {
  if (usesOnly(filter, keptNames)) return 'totals';
  return usesOnly(filter, dayNames) ? 'days' : undefined;
};

type StateTable = Record<'status' | 'bookingStatus' | 'kind', PgColumn> & { userStatus?: PgColumn };

/** The filter's conditions on states and kind, which parcels and their kept counts share. */
export const inStates = (table: StateTable, filter: Filter): SQL | undefined =>
  and(
    filter.status && eq(table.status, filter.status),
    filter.overdue ? eq(table.status, 'waiting') : undefined,
    filter.cancelled === 'parcel' ? eq(table.status, 'cancelled') : undefined,
    filter.cancelled === 'booking' ? eq(table.bookingStatus, 'cancelled') : undefined,
    filter.bookingStatus && eq(table.bookingStatus, filter.bookingStatus),
    filter.userStatus && table.userStatus && eq(table.userStatus, filter.userStatus),
    filter.kind && eq(table.kind, filter.kind),
  );

/** Every word of the keywords occurs in one of the searched columns. */
const mention = (keywords = '') =>
  fold(keywords)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => like(parcels.search, contains(word)));

/** The column contains the text; `search` narrows the rows by its index first. */
const within = (folded: SQL, wanted: string) =>
  and(like(parcels.search, contains(wanted)), like(folded, contains(wanted)));

/** Whether a filter's numbers are whole ones or parts. */
export type Numbers = 'whole' | 'parts';

/** Numbers as typed, whole: each has an index of its own. */
function wholeNumbers({ unitNumber = '', docCode = '', parcelCode = '' }: Filter) {
  const code = (typed: string) => fold(typed).trim().toUpperCase();
  const unit = sql`${fold(unitNumber).trim()}::text`;
  return and(
    unitNumber.trim() ? sql`${parcels.unitOrder} = ${unitOrder(unit)}` : undefined,
    docCode.trim() ? eq(parcels.docCode, code(docCode)) : undefined,
    parcelCode.trim()
      ? and(sql`${parcels.parcelCode} <> ''`, eq(parcels.parcelCode, code(parcelCode)))
      : undefined,
  );
}

const [beforeUnit = '', afterUnit = ''] = numberOrderOf('\u0000').split('\u0000');
const unitOrder = (unit: SQL) => sql`${sql.raw(beforeUnit)}${unit}${sql.raw(afterUnit)}`;

const folded = (column: string) => sql.raw(sqlFold(`"parcels"."${column}"`));
const bareUnit = sql.raw(sqlFold(sqlBareNumber('"parcels"."unit_number"')));

/** Parcels for somebody whose name contains the text. */
export const isFor = (name: string) => within(folded('recipient_name'), fold(name));

function partsOfNumbers({ unitNumber = '', docCode = '', parcelCode = '' }: Filter) {
  const part = (typed: string, ...columns: SQL[]) =>
    typed.trim() ? or(...columns.map((column) => within(column, fold(typed).trim()))) : undefined;
  return and(
    part(unitNumber, folded('unit_number'), bareUnit),
    part(docCode, folded('doc_code')),
    part(parcelCode, folded('parcel_code')),
  );
}

/** The property's parcels that a filter finds, its numbers whole or in part. */
export function found(propertyId: string, filter: Filter, numbers: Numbers): SQL {
  const [from, to] = filter.receivedOn ? bangkokDayRange(filter.receivedOn) : [];
  const [since] = filter.receivedFrom ? bangkokDayRange(filter.receivedFrom) : [];
  const [, until] = filter.receivedTo ? bangkokDayRange(filter.receivedTo) : [];
  const [, overdueUpTo] = filter.overdue ? bangkokDayRange(filter.overdue) : [];
  return and(
    eq(parcels.propertyId, propertyId),
    inStates(parcels, filter),
    numbers === 'whole' ? wholeNumbers(filter) : partsOfNumbers(filter),
    from ? gte(parcels.receivedAt, from) : undefined,
    to ? lt(parcels.receivedAt, to) : undefined,
    since ? gte(parcels.receivedAt, since) : undefined,
    until ? lt(parcels.receivedAt, until) : undefined,
    overdueUpTo ? lt(parcels.receivedAt, overdueUpTo) : undefined,
    filter.bookingDate ? eq(parcels.bookingDate, filter.bookingDate) : undefined,
    filter.bookingSlot
      ? and(isNotNull(parcels.bookingDate), eq(parcels.bookingSlot, filter.bookingSlot))
      : undefined,
    filter.problem
      ? and(eq(parcels.status, 'problem'), eq(parcels.problem, filter.problem))
      : undefined,
    filter.shelf === undefined || filter.shelf === ''
      ? undefined
      : and(
          sql`${parcels.status} in ('waiting', 'problem')`,
          eq(parcels.shelf, fold(filter.shelf).trim().toUpperCase()),
        ),
    filter.dropId ? eq(parcels.dropId, filter.dropId) : undefined,
    ...mention(filter.keywords),
  ) as SQL;
}
