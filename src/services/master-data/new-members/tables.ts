import { date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { memberStatuses } from '@/contracts/master-data/residents/new-member';
import { relations } from '@/contracts/parcel/parcel';
import { instant, thaiText } from '@/services/db/columns';
import { recordColumns } from '@/services/db/record-columns';
import { matchOf, sealedText } from '@/services/db/sealed-columns';
import { customers } from '@/services/master-data/customers/tables';

/** People who ask to be taken up; empty text is what nobody told. */
export const newMembers = pgTable(
  'new_members',
  {
    ...recordColumns(),
    status: text('status', { enum: memberStatuses }).notNull().default('waiting'),
    name: thaiText('name').notNull(),
    /** Thirteen digits. */
    citizenId: sealedText('citizen_id').notNull().default(''),
    citizenIdMatch: matchOf('citizen_id'),
    passport: sealedText('passport').notNull().default(''),
    passportMatch: matchOf('passport'),
    /** E.164. */
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    unitNumber: thaiText('unit_number').notNull(),
    relation: text('relation', { enum: relations }).notNull(),
    expiresOn: date('expires_on'),
    photos: jsonb('photos').notNull().default([]).$type<string[]>(),
    note: thaiText('note').notNull().default(''),
    customerId: uuid('customer_id').references(() => customers.id),
    decidedBy: thaiText('decided_by').notNull().default(''),
    decidedAt: instant('decided_at'),
    reason: thaiText('reason').notNull().default(''),
  },
  (table) => [
    index('new_members_status').on(table.propertyId, table.status, table.createdAt),
    index('new_members_customer').on(table.customerId),
  ],
);
