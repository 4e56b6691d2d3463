import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { thaiText } from '@/services/db/columns';
import { recordColumns } from '@/services/db/record-columns';
import { properties } from '@/services/db/tables';

/** The columns of what belongs to the platform alone, and to no property. */
const platformColumns = () => ({
  ...recordColumns(),
  propertyId: uuid('property_id').references(() => properties.id),
  nameTh: thaiText('name_th').notNull(),
  nameEn: thaiText('name_en').notNull().default(''),
  nameCn: text('name_cn').notNull().default(''),
  position: integer('position').notNull().default(0),
});

export const categoryGroups = pgTable('category_groups', platformColumns());

export const categories = pgTable(
  'categories',
  {
    ...platformColumns(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => categoryGroups.id),
  },
  (table) => [index('categories_order').on(table.groupId, table.position)],
);
