import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts, funds } from '@/contracts/billing/books/chart';
import { postings } from '@/contracts/billing/ledger';
import { id, instant, thaiText } from '@/services/db/columns';
import { propertyId, satang } from '@/services/master-data/billing/columns';
import { bankAccounts } from '@/services/master-data/billing/statements/tables';

export const paperNumbers = pgTable(
  'paper_numbers',
  {
    propertyId: propertyId(),
    kind: text('kind', { enum: ['IV', 'RC', 'AD', 'LT', 'PA', 'CN', 'RF'] }).notNull(),
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

/** Whose an account is: a fund's, and of a bank's which of them. */
const whose = () => ({
  fund: text('fund', { enum: funds }).notNull().default('common'),
  bankAccountId: uuid('bank_account_id').references(() => bankAccounts.id),
});

/** What a month's entries come to, by what they are and their account. Kept by a trigger. */
export const ledgerMonths = pgTable(
  'ledger_months',
  {
    propertyId: propertyId(),
    period: text('period').notNull(),
    what: text('what', { enum: postings }).notNull(),
    account: text('account', { enum: accounts }).notNull(),
    ...whose(),
    amount: satang('amount').notNull(),
  },
  (table) => [
    unique('ledger_months_once')
      .on(
        ...[table.propertyId, table.period, table.what, table.account],
        ...[table.fund, table.bankAccountId],
      )
      .nullsNotDistinct(),
  ],
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
    ...whose(),
    amount: satang('amount').notNull(),
    /** Null of what is no unit's. */
    unitId: uuid('unit_id'),
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
    // What a paper has in the books, to be undone as it stands.
    index('ledger_paper').on(table.paperId),
    // What each unit has paid ahead, without the rows.
    index('ledger_advance')
      .on(table.propertyId, table.unitId, table.amount)
      .where(sql`${table.account} = 'advance'`),
  ],
);

/** What a property calls accounts of its own; the others are called as everywhere. */
export const ledgerAccountNames = pgTable(
  'ledger_account_names',
  {
    propertyId: propertyId(),
    account: text('account', { enum: accounts }).notNull(),
    fund: text('fund', { enum: funds }).notNull(),
    nameTh: thaiText('name_th').notNull(),
    nameEn: text('name_en').notNull(),
    nameCn: text('name_cn').notNull(),
    version: integer('version').notNull(),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.account, table.fund] })],
);
