import { integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Limits } from '@/contracts/master-data/property-limits';
import { instant } from '@/services/db/columns';

/** By which limits the platform compares its properties: one row, from the first change on. */
export const propertyLimits = pgTable('property_limits', {
  id: smallint('id').primaryKey().default(1),
  limits: jsonb('limits').notNull().$type<Limits>(),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
});
