import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts, postings } from '@/contracts/billing/ledger';
import { id, instant, thaiText } from '@/services/db/columns';
import { propertyId, satang } from '@/services/master-data/billing/columns';

export const paperNumbers = pgTable(
  'paper_numbers',
  {
    propertyId: propertyId(),
    kind: text('kind', { enum: ['IV', 'RC', 'LT', 'PA', 'CN', 'RF'] }).notNull(),
    year: smallint('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.kind, table.year] })],
);

export const billingPeriods = pgTable(
  'billing_periods',
  {
    propertyId: propertyId(),
    period: text('period').notNull(),
    closedAt: instant('closed_at'),
    closedBy: text('closed_by').notNull().default(''),
    /** Why it was closed though something was open. */
    closedNote: thaiText('closed_note').notNull().default(''),
    /** Who asked to open it again; null where nobody does. */
    reopenById: uuid('reopen_by_id'),
    reopenBy: text('reopen_by').notNull().default(''),
    reopenAt: instant('reopen_at'),
    reopenReason: thaiText('reopen_reason').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.period] })],
);

/**
 * How many papers a property has of a month: invoices by the month that they are of, receipts by the month
 * of their day. Kept by triggers.
 */
export const billingTotals = pgTable(
  'billing_totals',
  {
    propertyId: propertyId(),
    kind: text('kind', { enum: ['invoices', 'receipts'] }).notNull(),
    period: text('period').notNull(),
    n: integer('n').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.kind, table.period] })],
);

/** What a month's entries come to, by what they are and their account. Kept by a trigger. */
export const ledgerMonths = pgTable(
  'ledger_months',
  {
    propertyId: propertyId(),
    period: text('period').notNull(),
    what: text('what', { enum: postings }).notNull(),
    account: text('account', { enum: accounts }).notNull(),
    amount: satang('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.period, table.what, table.account] })],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    propertyId: propertyId(),
    /** What was posted together. */
    posting: uuid('posting').notNull(),
    what: text('what', { enum: postings }).notNull(),
    account: text('account', { enum: accounts }).notNull(),
    amount: satang('amount').notNull(),
    unitId: uuid('unit_id').notNull(),
    /** The paper that it is of: an invoice's or a receipt's. */
    paperId: uuid('paper_id').notNull(),
    number: text('number').notNull(),
    day: date('day').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('ledger_posting').on(table.posting),
    index('ledger_unit').on(table.unitId, table.day),
    index('ledger_day').on(table.propertyId, table.day),
    // What each unit has paid ahead, without the rows.
    index('ledger_advance')
      .on(table.propertyId, table.unitId, table.amount)
      .where(sql`${table.account} = 'advance'`),
  ],
);
