import { sql } from 'drizzle-orm';
import {
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { carriers, parcelKinds, parcelStatuses } from '@/contracts/parcel/parcel';
import { id, instant, thaiText } from '@/services/db/columns';
import { properties } from '@/services/db/tables';
import { sqlFold } from '@/services/kit/search-text';

/** Compared byte by byte, so that an index and an order mean the same on every server. */
const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

const propertyId = () =>
  uuid('property_id')
    .notNull()
    .references(() => properties.id);

export const parcels = pgTable(
  'parcels',
  {
    id: id(),
    propertyId: propertyId(),
    /** The property's running number, printed on the label. */
    docCode: plainText('doc_code').notNull(),
    /** The carrier's tracking number, or empty. */
    parcelCode: plainText('parcel_code').notNull(),
    carrier: text('carrier', { enum: carriers }).notNull(),
    kind: text('kind', { enum: parcelKinds }).notNull(),
    status: text('status', { enum: parcelStatuses }).notNull(),
    /** No foreign key: units are another service's. */
    unitId: uuid('unit_id').notNull(),
    /** As they were on arrival, whatever the unit or the person is called later. */
    unitNumber: thaiText('unit_number').notNull(),
    recipientName: thaiText('recipient_name').notNull(),
    note: text('note').notNull(),
    receivedAt: instant('received_at').notNull(),
    receivedBy: text('received_by').notNull(),
    handedOverAt: instant('handed_over_at'),
    handedOverTo: text('handed_over_to'),
    handedOverBy: text('handed_over_by'),
    /** The unit's number with each run of digits eight wide: 88/2 comes before 88/10. */
    unitOrder: plainText('unit_order')
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          String.raw`regexp_replace(regexp_replace(unit_number, '(\d+)', '0000000\1', 'g'), '\d*(\d{8})', '\1', 'g')`,
        ),
      ),
    /** What keywords are looked for in. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          sqlFold(`doc_code || ' ' || parcel_code || ' ' || unit_number || ' ' || recipient_name`),
        ),
      ),
  },
  (table) => [
    uniqueIndex('parcels_doc_code').on(table.propertyId, table.docCode),
    // Each holds what a page's order needs, so that the rows before a page are never fetched.
    index('parcels_newest').on(
      table.propertyId,
      table.receivedAt.desc().nullsFirst(),
      table.docCode.desc().nullsFirst(),
    ),
    index('parcels_status_newest').on(
      table.propertyId,
      table.status,
      table.receivedAt.desc().nullsFirst(),
      table.docCode.desc().nullsFirst(),
    ),
    index('parcels_unit').on(table.propertyId, table.unitOrder, table.docCode),
    index('parcels_search').using('gin', table.search.op('gin_trgm_ops')),
  ],
);

/** Every change of custody; a trigger refuses to change or delete a row. */
export const parcelEvents = pgTable(
  'parcel_events',
  {
    id: id(),
    parcelId: uuid('parcel_id')
      .notNull()
      .references(() => parcels.id),
    at: instant('at').notNull(),
    action: text('action', { enum: ['received', 'handed_over', 'cancelled'] }).notNull(),
    accountId: uuid('account_id').notNull(),
    by: text('by').notNull(),
    detail: text('detail').notNull(),
    note: text('note').notNull(),
  },
  (table) => [index('parcel_events_parcel').on(table.parcelId, table.at, table.id)],
);

/** How many parcels stand in each status; kept by triggers on `parcels`, written by nobody else. */
export const parcelCounts = pgTable(
  'parcel_counts',
  {
    propertyId: propertyId(),
    status: text('status', { enum: parcelStatuses }).notNull(),
    n: integer('n').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.status] })],
);

/** The last running number given out on each Bangkok day. */
export const parcelNumbers = pgTable(
  'parcel_numbers',
  {
    propertyId: propertyId(),
    day: date('day', { mode: 'string' }).notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.day] })],
);
