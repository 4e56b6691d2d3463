import { boolean, integer, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, thaiText } from '@/services/db/columns';
import { properties } from '@/services/db/tables';

/** The columns that every record edited by staff has beside its own. */
export const recordColumns = () => ({
  id: id(),
  propertyId: uuid('property_id')
    .notNull()
    .references(() => properties.id),
  /** Counts the changes; a draft names the version that it was made from. */
  version: integer('version').notNull().default(1),
  active: boolean('active').notNull().default(true),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
});

/** The same of records that the platform has too: without a property they are its own. */
export const sharedRecordColumns = () => ({
  ...recordColumns(),
  propertyId: uuid('property_id').references(() => properties.id),
});

/** A name in three languages, as `threeNames` writes it. */
export const nameColumns = () => ({
  nameTh: thaiText('name_th').notNull(),
  nameEn: thaiText('name_en').notNull().default(''),
  nameCn: thaiText('name_cn').notNull().default(''),
});

/** A title in three languages. */
export const titleColumns = () => ({
  titleTh: thaiText('title_th').notNull(),
  titleEn: thaiText('title_en').notNull().default(''),
  titleCn: thaiText('title_cn').notNull().default(''),
});
