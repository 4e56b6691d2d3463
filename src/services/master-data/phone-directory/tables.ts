import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PhoneLine } from '@/contracts/kit/fields/phone-line';
import { phoneCategories } from '@/contracts/master-data/phones/phone-directory';
import { recordColumns, titleColumns } from '@/services/db/record-columns';

export const phones = pgTable(
  'phone_directory',
  {
    ...recordColumns(),
    ...titleColumns(),
    category: text('category', { enum: phoneCategories }).notNull(),
    numbers: jsonb('numbers').$type<PhoneLine[]>().notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('phone_directory_order').on(table.propertyId, table.position)],
);
