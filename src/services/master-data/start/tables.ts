import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { StartStep } from '@/contracts/master-data/start';
import { instant } from '@/services/db/columns';
import { properties } from '@/services/db/tables';

/** The steps of the beginning that a place goes without, at a property or, without one, at the main admin. */
export const startAsides = pgTable(
  'start_asides',
  {
    propertyId: uuid('property_id').references(() => properties.id),
    step: text('step').notNull().$type<StartStep>(),
    at: instant('at').notNull(),
    by: text('by').notNull(),
  },
  (table) => [unique('start_asides_once').on(table.propertyId, table.step).nullsNotDistinct()],
);
