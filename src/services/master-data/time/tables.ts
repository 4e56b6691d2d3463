import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { OfficeHours } from '@/contracts/master-data/time';
import type { SlotHours } from '@/contracts/parcel/booking-slots';
import { instant } from '@/services/db/columns';
import { properties } from '@/services/db/tables';

/** One row by property, added with the first change. */
export const propertyTimes = pgTable('property_times', {
  propertyId: uuid('property_id')
    .primaryKey()
    .references(() => properties.id),
  version: integer('version').notNull().default(0),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
  officeHours: jsonb('office_hours').notNull().$type<OfficeHours>(),
  /** In the order of the day. */
  bookingSlots: jsonb('booking_slots').notNull().$type<SlotHours[]>(),
});
