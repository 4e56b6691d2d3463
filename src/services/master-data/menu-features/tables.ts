import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, thaiText } from '@/services/db/columns';

const changed = () => ({
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
  updatedBy: text('updated_by').notNull().default(''),
});

/** What somebody has changed of the menu; an entry without a row is as the product brings it. */
export const menuFeatures = pgTable('menu_features', {
  /** The entry's `labelkey`. */
  id: text('id').primaryKey(),
  version: integer('version').notNull().default(0),
  // Empty where the built-in name counts.
  nameTh: thaiText('name_th').notNull().default(''),
  nameEn: text('name_en').notNull().default(''),
  nameCn: text('name_cn').notNull().default(''),
  /** Its place in its group; null where the built-in order counts. */
  position: integer('position'),
  ...changed(),
});

/** The widgets that a kind of property does not show; one without a row shows them all. */
export const userWidgets = pgTable('user_widgets', {
  dimension: text('dimension', { enum: ['condo', 'village'] }).primaryKey(),
  hidden: jsonb('hidden').notNull().$type<string[]>(),
  ...changed(),
});
