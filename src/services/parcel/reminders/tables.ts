import { date, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '@/services/db/columns';
import { properties } from '@/services/db/tables';
import { parcels } from '@/services/parcel/tables';

/** The days on which a parcel's resident was reminded; who inserts the row reminds. */
export const parcelReminders = pgTable(
  'parcel_reminders',
  {
    parcelId: uuid('parcel_id')
      .notNull()
      .references(() => parcels.id),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.parcelId, table.day] })],
);

/** Letters to residents that are yet to go out; a row goes with its letter, or when its day is over. */
export const parcelLetters = pgTable(
  'parcel_letters',
  {
    id: id(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id),
    unitId: uuid('unit_id').notNull(),
    address: text('address').notNull(),
    parcelIds: uuid('parcel_ids').array().notNull(),
    /** The Bangkok day that it reminds on. */
    day: date('day', { mode: 'string' }).notNull(),
    tries: smallint('tries').notNull().default(0),
    /** When it is tried next. */
    nextAt: instant('next_at').notNull(),
    /** Set while the mail server is given it, and for good where nobody lived to tell the end. */
    begunAt: instant('begun_at'),
    /** Set when it is tried no more. */
    failedAt: instant('failed_at'),
  },
  (table) => [
    index('parcel_letters_next').on(table.nextAt),
    index('parcel_letters_property').on(table.propertyId),
  ],
);
