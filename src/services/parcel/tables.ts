import { sql } from 'drizzle-orm';
import {
  customType,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bookingSlots } from '@/contracts/parcel/booking-slots';
import { carriers, parcelKinds, type ReceiverRelation } from '@/contracts/parcel/parcel';
import {
  bookingStatuses,
  type ParcelAction,
  parcelStatuses,
  problemKinds,
  userStatuses,
} from '@/contracts/parcel/states';
import { id, instant, thaiText } from '@/services/db/columns';
import { properties } from '@/services/db/tables';
import { sqlFold } from '@/services/kit/text/search-text';
import { sqlBareNumber } from '@/services/kit/text/unit-number';

/** Compared byte by byte, so that an index and an order mean the same on every server. */
const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

const propertyId = () =>
  uuid('property_id')
    .notNull()
    .references(() => properties.id);

/** An SQL expression's name, each run of digits eight wide, in capitals: `A-201` before `A-1003`. */
export const numberOrderOf = (number: string): string => {
  const folded = `upper(translate(${number}, '๐๑๒๓๔๕๖๗๘๙', '0123456789'))`;
  const padded = String.raw`regexp_replace(${folded}, '(\d+)', '0000000\1', 'g')`;
  return String.raw`regexp_replace(${padded}, '\d*(\d{8})', '\1', 'g')`;
};

const newestFirst = (table: { receivedAt: ExtraConfigColumn; docCode: ExtraConfigColumn }) =>
  [table.receivedAt.desc().nullsFirst(), table.docCode.desc().nullsFirst()] as const;

const searched = ['doc_code', 'parcel_code', 'unit_number', 'recipient_name']
  .concat(sqlBareNumber('unit_number'))
  .join(` || ' ' || `);

/** A courier's visit, against which what they bring is received. */
export const courierDrops = pgTable(
  'courier_drops',
  {
    id: id(),
    propertyId: propertyId(),
    carrier: text('carrier', { enum: carriers }).notNull(),
    courierName: thaiText('courier_name').notNull(),
    note: text('note').notNull(),
    declared: integer('declared').notNull(),
    openedAt: instant('opened_at').notNull(),
    openedBy: text('opened_by').notNull(),
    closedAt: instant('closed_at'),
    closedBy: text('closed_by'),
  },
  (table) => [index('courier_drops_newest').on(table.propertyId, table.openedAt, table.id)],
);

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
    bookingStatus: text('booking_status', { enum: bookingStatuses }).notNull().default('none'),
    userStatus: text('user_status', { enum: userStatuses }).notNull().default('not_told'),
    /** No foreign key: units are another service's. */
    unitId: uuid('unit_id').notNull(),
    /** As they were on arrival, whatever the unit or the person is called later. */
    unitNumber: thaiText('unit_number').notNull(),
    recipientName: thaiText('recipient_name').notNull(),
    note: text('note').notNull(),
    shelf: text('shelf').notNull().default(''),
    /** An uploaded image's id. */
    photo: text('photo'),
    dropId: uuid('drop_id').references(() => courierDrops.id),
    receivedAt: instant('received_at').notNull(),
    receivedBy: text('received_by').notNull(),
    /** Bangkok day and slot of the booking that stands. */
    bookingDate: date('booking_date', { mode: 'string' }),
    bookingSlot: text('booking_slot', { enum: bookingSlots }),
    /** What that slot's hours were then. */
    bookingHours: text('booking_hours'),
    problem: text('problem', { enum: problemKinds }),
    /** Why it was returned, cancelled or is a problem. */
    reason: text('reason').notNull().default(''),
    handedOverAt: instant('handed_over_at'),
    handedOverTo: text('handed_over_to'),
    handedOverBy: text('handed_over_by'),
    /** The unit's number with each run of digits eight wide: 88/2 comes before 88/10. */
    unitOrder: plainText('unit_order')
      .notNull()
      .generatedAlwaysAs(sql.raw(numberOrderOf('unit_number'))),
    /** What keywords are looked for in. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(sql.raw(sqlFold(searched))),
  },
  (table) => [
    uniqueIndex('parcels_doc_code').on(table.propertyId, table.docCode),
    // Each holds what a page's order needs, so that the rows before a page are never fetched.
    index('parcels_newest').on(table.propertyId, ...newestFirst(table)),
    index('parcels_status_newest').on(table.propertyId, table.status, ...newestFirst(table)),
    index('parcels_kind_newest').on(table.propertyId, table.kind, ...newestFirst(table)),
    index('parcels_unit_newest').on(table.propertyId, table.unitOrder, ...newestFirst(table)),
    index('parcels_code').on(table.propertyId, table.parcelCode).where(sql`parcel_code <> ''`),
    index('parcels_booking_newest')
      .on(table.propertyId, table.bookingStatus, ...newestFirst(table))
      .where(sql`booking_status <> 'none'`),
    index('parcels_booking_day')
      .on(table.propertyId, table.bookingDate, table.bookingSlot, table.docCode)
      .where(sql`booking_date is not null`),
    index('parcels_shelf')
      .on(table.propertyId, table.shelf, ...newestFirst(table))
      .where(sql`status in ('waiting', 'problem')`),
    index('parcels_shelf_order')
      .on(table.propertyId, sql`(${sql.raw(numberOrderOf('shelf'))})`, ...newestFirst(table))
      .where(sql`status in ('waiting', 'problem')`),
    index('parcels_photo').on(table.photo).where(sql`photo is not null`),
    index('parcels_drop').on(table.dropId).where(sql`drop_id is not null`),
    // The property beside the text, so that other properties' rows are not looked at; little is left
    // unsorted, because every search reads that part from its beginning to its end.
    index('parcels_search')
      .using('gin', table.propertyId, table.search.op('gin_trgm_ops'))
      .with({ gin_pending_list_limit: 512 }),
  ],
);

export type ParcelRow = typeof parcels.$inferSelect;

/** Everything that happened to a parcel; a trigger refuses any change but taking its pictures and words away. */
export const parcelEvents = pgTable(
  'parcel_events',
  {
    id: id(),
    propertyId: propertyId(),
    parcelId: uuid('parcel_id')
      .notNull()
      .references(() => parcels.id),
    at: instant('at').notNull(),
    action: text('action').$type<ParcelAction>().notNull(),
    /** Nobody's for what a timer did. */
    accountId: uuid('account_id'),
    by: text('by').notNull(),
    detail: text('detail').notNull(),
    note: text('note').notNull(),
    relation: text('relation').$type<ReceiverRelation>(),
    signature: text('signature'),
    photo: text('photo'),
    ip: text('ip').notNull().default(''),
    device: text('device').notNull().default(''),
  },
  (table) => [
    index('parcel_events_parcel').on(table.parcelId, table.at, table.id),
    index('parcel_events_day').on(table.propertyId, table.at, table.id),
    // What is looked through for pictures that are over, and whether one is shown elsewhere.
    index('parcel_events_pictured')
      .on(table.at)
      .where(sql`photo is not null or signature is not null`),
    index('parcel_events_photo').on(table.photo).where(sql`photo is not null`),
    index('parcel_events_printed').on(table.propertyId).where(sql`action = 'printed'`),
  ],
);

/** How many parcels stand in each state; kept by triggers on `parcels`, written by nobody else. */
export const parcelTotals = pgTable(
  'parcel_totals',
  {
    propertyId: propertyId(),
    status: text('status', { enum: parcelStatuses }).notNull(),
    bookingStatus: text('booking_status', { enum: bookingStatuses }).notNull(),
    userStatus: text('user_status', { enum: userStatuses }).notNull(),
    kind: text('kind', { enum: parcelKinds }).notNull(),
    n: integer('n').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.propertyId, table.status, table.bookingStatus, table.userStatus, table.kind],
    }),
  ],
);

/** The same by the Bangkok day of their arrival; kept likewise, with no row for none. */
export const parcelDays = pgTable(
  'parcel_days',
  {
    propertyId: propertyId(),
    day: date('day', { mode: 'string' }).notNull(),
    status: text('status', { enum: parcelStatuses }).notNull(),
    bookingStatus: text('booking_status', { enum: bookingStatuses }).notNull(),
    kind: text('kind', { enum: parcelKinds }).notNull(),
    n: integer('n').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.propertyId, table.day, table.status, table.bookingStatus, table.kind],
    }),
    index('parcel_days_status').on(table.propertyId, table.status, table.day),
  ],
);

/** How many came and went in each hour, Bangkok; kept by a trigger on `parcel_events`. */
export const parcelFlow = pgTable(
  'parcel_flow',
  {
    propertyId: propertyId(),
    day: date('day', { mode: 'string' }).notNull(),
    hour: smallint('hour').notNull(),
    came: integer('came').notNull(),
    went: integer('went').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.day, table.hour] })],
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

/** What staff chose for numbers of a pattern, where the carriers' own rules did not tell. */
export const carrierHabits = pgTable(
  'parcel_carrier_habits',
  {
    propertyId: propertyId(),
    pattern: plainText('pattern').notNull(),
    carrier: text('carrier', { enum: carriers }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.pattern] })],
);

/** Codes that residents show at the counter; only hashes, so that the table opens no shelf. */
export const pickUpCodes = pgTable(
  'parcel_pick_up_codes',
  {
    id: id(),
    propertyId: propertyId(),
    hash: text('hash').notNull().unique(),
    unitId: uuid('unit_id').notNull(),
    unitNumber: thaiText('unit_number').notNull(),
    /** Null for whatever waits for the unit. */
    parcelId: uuid('parcel_id').references(() => parcels.id),
    madeAt: instant('made_at').notNull(),
    madeBy: text('made_by').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    usedBy: text('used_by'),
  },
  (table) => [index('parcel_pick_up_codes_parcel').on(table.parcelId)],
);
