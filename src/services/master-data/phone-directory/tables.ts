import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PhoneLine } from '@/contracts/kit/fields/phone-line';
import { phoneCategories } from '@/contracts/master-data/phones/phone-directory';
import { thaiText } from '@/services/db/columns';
import { recordColumns } from '@/services/db/record-columns';

export const phones = pgTable(
  'phone_directory',
  {
    ...recordColumns(),
    titleTh: thaiText('title_th').notNull(),
    titleEn: thaiText('title_en').notNull().default(''),
    titleCn: thaiText('title_cn').notNull().default(''),
    category: text('category', { enum: phoneCategories }).notNull(),
    numbers: jsonb('numbers').$type<PhoneLine[]>().notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('phone_directory_order').on(table.propertyId, table.position)],
);
