import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { thaiText } from '@/services/db/columns';
import { recordColumns } from '@/services/db/record-columns';

export const testers = pgTable(
  'property_testers',
  {
    ...recordColumns(),
    name: thaiText('name').notNull(),
    /** E.164, or empty. */
    phone: text('phone').notNull().default(''),
    note: thaiText('note').notNull().default(''),
  },
  (table) => [index('property_testers_property').on(table.propertyId)],
);
