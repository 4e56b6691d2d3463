import { index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { categories } from '@/services/admin-order/categories/tables';
import { thaiText } from '@/services/db/columns';
import { nameColumns, sharedRecordColumns } from '@/services/db/record-columns';
import { targetTable } from '@/services/kit/content/target-table';

export const homeServices = pgTable(
  'home_services',
  {
    ...sharedRecordColumns(),
    ...nameColumns(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    priceSatang: integer('price_satang').notNull(),
    per: thaiText('per').notNull().default(''),
    detail: thaiText('detail').notNull().default(''),
    areas: jsonb('areas').notNull().$type<string[]>(),
    vendorIds: jsonb('vendor_ids').notNull().default([]).$type<string[]>(),
    picture: uuid('picture'),
  },
  (table) => [
    index('home_services_place').on(table.propertyId),
    index('home_services_category').on(table.categoryId),
  ],
);

export const homeServiceTargets = targetTable('home_service_targets', () => homeServices.id);
