import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { funds } from '@/contracts/billing/books/chart';
import { banks } from '@/contracts/billing/statements/bank-account';
import { lineAccounts } from '@/contracts/billing/statements/statement';
import type { ColumnField } from '@/contracts/billing/statements/statement-file';
import { id, instant, thaiText } from '@/services/db/columns';
import { recordColumns } from '@/services/db/record-columns';
import { propertyId, satang } from '@/services/master-data/billing/columns';
import { receipts } from '@/services/master-data/billing/receipts/tables';

/** Where each field stood in the account's last file, and what was written above it. */
export type KeptColumns = Partial<Record<ColumnField, { at: number; heading: string }>>;

export const bankAccounts = pgTable(
  'bank_accounts',
  {
    ...recordColumns(),
    name: thaiText('name').notNull(),
    bank: text('bank', { enum: banks }).notNull(),
    number: text('number').notNull(),
    fund: text('fund', { enum: funds }).notNull(),
    columns: jsonb('columns').$type<KeptColumns>(),
  },
  (table) => [unique('bank_accounts_number').on(table.propertyId, table.bank, table.number)],
);

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => bankAccounts.id);

export const statementFiles = pgTable(
  'statement_files',
  {
    id: id(),
    propertyId: propertyId(),
    accountId: accountId(),
    fileName: thaiText('file_name').notNull(),
    added: integer('added').notNull(),
    already: integer('already').notNull(),
    from: date('from_day').notNull(),
    to: date('to_day').notNull(),
    by: thaiText('by_name').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('statement_files_list').on(table.propertyId, table.at)],
);

export const statementLines = pgTable(
  'statement_lines',
  {
    id: id(),
    propertyId: propertyId(),
    accountId: accountId(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => statementFiles.id),
    day: date('day').notNull(),
    time: text('time').notNull(),
    /** Below 0 where it went out. */
    amount: satang('amount').notNull(),
    description: thaiText('description').notNull(),
    reference: thaiText('reference').notNull(),
    channel: thaiText('channel').notNull(),
    balance: satang('balance'),
    /** Among lines that are equal in all that tells lines apart: the first, the second. */
    ordinal: smallint('ordinal').notNull(),
    /** Its place in its file, the oldest first. */
    place: integer('place').notNull(),
    /** Who sent it as the bank writes it; empty where that names nobody. */
    sender: text('sender').notNull(),
    /** Given for it; one that is void frees the line. */
    receiptId: uuid('receipt_id').references(() => receipts.id),
    /** When that receipt was made from it; null where it was only tied to it. */
    madeAt: instant('made_at'),
    /** What it is booked to without a receipt, and what it is called there. */
    bookedTo: text('booked_to', { enum: [...lineAccounts.in, ...lineAccounts.out] }),
    bookedNote: thaiText('booked_note').notNull().default(''),
    /** Why it is none of ours; empty where it may be. */
    asideReason: thaiText('aside_reason').notNull().default(''),
    /** Who booked it or set it aside. */
    by: thaiText('by_name').notNull().default(''),
  },
  (table) => [
    unique('statement_lines_once')
      .on(
        ...[table.accountId, table.day, table.time, table.amount],
        ...[table.reference, table.balance, table.ordinal],
      )
      .nullsNotDistinct(),
    uniqueIndex('statement_lines_receipt').on(table.receiptId),
    index('statement_lines_list').on(table.propertyId, table.day, table.id),
    index('statement_lines_file').on(table.fileId),
    // In the books once, or not at all.
    check(
      'statement_lines_booked_once',
      sql`${table.bookedTo} is null or (${table.receiptId} is null and ${table.asideReason} = '')`,
    ),
  ],
);
