import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PhoneLine } from '@/contracts/kit/fields/phone-line';
import { thaiText } from '@/services/db/columns';
import { sharedRecordColumns } from '@/services/db/record-columns';
import { targetTable } from '@/services/kit/content/target-table';

export const vendors = pgTable(
  'vendors',
  {
    ...sharedRecordColumns(),
    name: thaiText('name').notNull(),
    contactName: thaiText('contact_name').notNull(),
    phone: jsonb('phone').notNull().$type<PhoneLine>(),
    email: text('email').notNull().default(''),
    areas: jsonb('areas').notNull().$type<string[]>(),
    note: thaiText('note').notNull().default(''),
  },
  (table) => [index('vendors_place').on(table.propertyId)],
);

export const vendorTargets = targetTable('vendor_targets', () => vendors.id);
