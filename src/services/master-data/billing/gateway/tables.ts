import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { gatewayStates, mpayIssues, mpayStates, payWays } from '@/contracts/billing/mpay';
import { id, instant, thaiText } from '@/services/db/columns';
import { propertyId, satang, unitId } from '@/services/master-data/billing/columns';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { receipts } from '@/services/master-data/billing/receipts/tables';

export const gatewayPayments = pgTable(
  'gateway_payments',
  {
    id: id(),
    propertyId: propertyId(),
    unitId: unitId(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    /** SHA-256 of its link's reference, one for all its tries: who reads the database cannot open the page. */
    referenceHash: text('reference_hash').notNull(),
    unitNumber: thaiText('unit_number').notNull(),
    payerName: thaiText('payer_name').notNull(),
    amount: satang('amount').notNull(),
    /** What of it is for being late up to a day: billed when it is paid. */
    late: satang('late').notNull().default(0),
    lateOn: date('late_on'),
    state: text('state', { enum: mpayStates }).notNull(),
    gateway: text('gateway').notNull(),
    way: text('way', { enum: payWays }).notNull().default('promptpay'),
    charge: text('charge').unique(),
    /** Where it is paid at the gateway; empty where that is our own page, whose name is no one's to read. */
    payUrl: text('pay_url').notNull().default(''),
    gatewayState: text('gateway_state', { enum: gatewayStates }).notNull().default('none'),
    gatewayAmount: satang('gateway_amount'),
    issue: text('issue', { enum: mpayIssues }),
    settled: thaiText('settled').notNull().default(''),
    receiptId: uuid('receipt_id').references(() => receipts.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (table) => [
    index('gateway_payments_reference').on(table.referenceHash),
    index('gateway_payments_list').on(table.propertyId, table.createdAt),
    index('gateway_payments_unit').on(table.unitId),
    index('gateway_payments_invoice').on(table.invoiceId),
    index('gateway_payments_open')
      .on(table.state)
      .where(sql`${table.state} in ('started', 'paid')`),
  ],
);

export const gatewayEvents = pgTable('gateway_events', {
  id: text('id').primaryKey(),
  charge: text('charge').notNull(),
  state: text('state').notNull(),
  amount: satang('amount').notNull(),
  at: instant('at').notNull(),
});

/** Money at the gateway that no payment here asked for. */
export const heldCharges = pgTable('held_charges', {
  id: id(),
  charge: text('charge').notNull().unique(),
  gateway: text('gateway').notNull(),
  amount: satang('amount').notNull(),
  at: instant('at').notNull(),
  /** What was done about it, and by whom; given back first where `refunded`. */
  settled: thaiText('settled').notNull().default(''),
  refunded: boolean('refunded').notNull().default(false),
});

export const sandboxCharges = pgTable('sandbox_charges', {
  id: text('id').primaryKey(),
  state: text('state', { enum: ['pending', 'paid', 'failed'] }).notNull(),
  amount: satang('amount').notNull(),
});
