import { isNotNull } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  letterLanguages,
  reportFrequencies,
  reportKinds,
} from '@/contracts/master-data/report-email';
import { weekdays } from '@/contracts/master-data/time';
import { id, instant, thaiText } from '@/services/db/columns';
import { sharedRecordColumns } from '@/services/db/record-columns';
import { properties } from '@/services/db/tables';
import { owedColumns } from '@/services/kit/mail/owed-columns';
import type { ReportContent } from '@/services/kit/reports/report';

/** Who gets which report, and when. */
export const reportEmails = pgTable(
  'report_emails',
  {
    ...sharedRecordColumns(),
    name: thaiText('name').notNull(),
    email: text('email').notNull(),
    report: text('report', { enum: reportKinds }).notNull(),
    frequency: text('frequency', { enum: reportFrequencies }).notNull(),
    weekday: text('weekday', { enum: weekdays }).notNull().default('mon'),
    monthDay: smallint('month_day').notNull().default(1),
    hour: smallint('hour').notNull().default(8),
    workdays: boolean('workdays').notNull().default(false),
    language: text('language', { enum: letterLanguages }).notNull().default('th'),
    personal: boolean('personal').notNull().default(false),
    personalReason: thaiText('personal_reason').notNull().default(''),
    unsubscribedAt: instant('unsubscribed_at'),
    /** The day that the next letter is for by its schedule; it may go out on a later one. */
    dueOn: date('due_on'),
    /** When the next letter is to go out; null where it is switched off, or was never looked at. */
    nextAt: instant('next_at'),
  },
  (table) => [
    unique('report_emails_once').on(table.propertyId, table.email, table.report).nullsNotDistinct(),
    index('report_emails_next').on(table.nextAt),
  ],
);

/** How a letter ended. */
export const deliveryEnds = ['sent', 'bounced', 'failed', 'dropped'] as const;

/** One letter of one span to one receiver: whoever inserts the row has it sent, once. */
export const reportDeliveries = pgTable(
  'report_deliveries',
  {
    id: id(),
    propertyId: uuid('property_id').references(() => properties.id),
    receiverId: uuid('receiver_id')
      .notNull()
      .references(() => reportEmails.id, { onDelete: 'cascade' }),
    report: text('report', { enum: reportKinds }).notNull(),
    /** Bangkok days, both counted; what they are compared with. */
    from: date('from').notNull(),
    to: date('to').notNull(),
    beforeFrom: date('before_from').notNull(),
    beforeTo: date('before_to').notNull(),
    dueAt: instant('due_at').notNull(),
    ...owedColumns(),
    /** Where it went; the receiver's own address may be another one since. */
    address: text('address'),
    /** What it says, from the moment on that it was first written: sent again, it says the same. */
    content: jsonb('content').$type<ReportContent>(),
    end: text('end', { enum: deliveryEnds }),
    sentAt: instant('sent_at'),
    failure: text('failure').notNull().default(''),
  },
  (table) => [
    unique('report_deliveries_once').on(table.receiverId, table.report, table.from, table.to),
    index('report_deliveries_next').on(table.nextAt),
    index('report_deliveries_property').on(table.propertyId),
    // What is still to be forgotten.
    index('report_deliveries_kept').on(table.dueAt).where(isNotNull(table.content)),
  ],
);
