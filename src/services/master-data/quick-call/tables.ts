import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PhoneLine } from '@/contracts/kit/fields/phone-line';
import { quickCallTypes } from '@/contracts/master-data/phones/quick-call';
import { nameColumns, recordColumns } from '@/services/db/record-columns';

export const quickCalls = pgTable(
  'quick_calls',
  {
    ...recordColumns(),
    type: text('type', { enum: quickCallTypes }).notNull(),
    ...nameColumns(),
    phone: jsonb('phone').$type<PhoneLine>().notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('quick_calls_order').on(table.propertyId, table.type, table.position)],
);
