import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id } from '@/services/db/columns';
import { properties } from '@/services/db/tables';
import { owedColumns } from '@/services/kit/mail/owed-columns';
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
    ...owedColumns(),
  },
  (table) => [
    index('parcel_letters_next').on(table.nextAt),
    index('parcel_letters_property').on(table.propertyId),
  ],
);
