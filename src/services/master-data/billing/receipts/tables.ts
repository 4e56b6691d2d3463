import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { chargeKinds } from '@/contracts/billing/charge';
import { depositKinds } from '@/contracts/billing/deposits/kinds';
import { payMethods } from '@/contracts/billing/receipt';
import { id, instant, thaiText } from '@/services/db/columns';
import { cheques } from '@/services/master-data/billing/cheques/tables';
import { propertyId, satang, unitId } from '@/services/master-data/billing/columns';
import { invoices } from '@/services/master-data/billing/invoices/tables';

/** A reference's letters and figures: however a slip is typed, it is the same. */
export const bareReference = (reference: SQLWrapper) => sql`regexp_replace(
  translate(lower(${reference}), '๐๑๒๓๔๕๖๗๘๙', '0123456789'), '[^a-z0-9ก-ฮ]', '', 'g')`;

export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    propertyId: propertyId(),
    unitId: unitId(),
    number: text('number').notNull(),
    year: smallint('year').notNull(),
    serial: integer('serial').notNull(),
    unitNumber: thaiText('unit_number').notNull(),
    payerName: thaiText('payer_name').notNull(),
    method: text('method', { enum: payMethods }).notNull(),
    reference: thaiText('reference').notNull(),
    day: date('day').notNull(),
    amount: satang('amount').notNull(),
    /** The cheque that it came by; null where none did, or nobody told which. */
    chequeId: uuid('cheque_id').references(() => cheques.id),
    /** What all of it is left for with the office; null of what pays invoices. */
    deposit: text('deposit', { enum: depositKinds }),
    /** Of it what nothing was owed for. */
    advance: satang('advance').notNull().default(0),
    /** Of the fees, percent; it was as it was then. */
    vatRate: numeric('vat_rate', { precision: 5, scale: 2 }).notNull(),
    prints: integer('prints').notNull().default(0),
    by: thaiText('by').notNull(),
    /** The same of receipts that one payment for several units gave. */
    together: uuid('together'),
    createdAt: instant('created_at').notNull(),
    voidedAt: instant('voided_at'),
    voidedBy: thaiText('voided_by').notNull().default(''),
    voidReason: thaiText('void_reason').notNull().default(''),
  },
  (table) => [
    unique('receipts_number').on(table.propertyId, table.number),
    index('receipts_serial').on(table.propertyId, table.year, table.serial),
    // A day's receipts, and what they come to, without the rows.
    index('receipts_day').on(
      ...[table.propertyId, table.day, table.amount, table.method, table.voidedAt],
    ),
    index('receipts_voided')
      .on(table.propertyId, table.voidedAt)
      .where(sql`${table.voidedAt} is not null`),
    index('receipts_unit').on(table.unitId),
    index('receipts_cheque').on(table.chequeId).where(sql`${table.chequeId} is not null`),
    index('receipts_deposits')
      .on(table.propertyId, table.day)
      .where(sql`${table.deposit} is not null`),
    index('receipts_together').on(table.together).where(sql`${table.together} is not null`),
    index('receipts_reference').on(table.propertyId, bareReference(table.reference)),
    check('receipts_amount', sql`${table.amount} > 0`),
  ],
);

export const receiptInvoices = pgTable(
  'receipt_invoices',
  {
    receiptId: uuid('receipt_id')
      .notNull()
      .references(() => receipts.id),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    amount: satang('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.receiptId, table.invoiceId] }),
    index('receipt_invoices_invoice').on(table.invoiceId),
  ],
);

/** What a receipt's money for an invoice paid of it: its fee, its fund, its water. */
export const receiptLines = pgTable(
  'receipt_lines',
  {
    receiptId: uuid('receipt_id')
      .notNull()
      .references(() => receipts.id),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    kind: text('kind', { enum: chargeKinds }).notNull(),
    amount: satang('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.receiptId, table.invoiceId, table.kind] }),
    index('receipt_lines_invoice').on(table.invoiceId),
  ],
);
