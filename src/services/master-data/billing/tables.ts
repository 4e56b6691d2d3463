import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { letterStages } from '@/contracts/billing/arrears';
import { chargeKinds, type Derivation } from '@/contracts/billing/charge';
import { gatewayStates, mpayIssues, mpayStates } from '@/contracts/billing/mpay';
import { payMethods } from '@/contracts/billing/receipt';
import { feeBases } from '@/contracts/billing/settings';
import { id, instant, thaiText } from '@/services/db/columns';
import { properties } from '@/services/db/tables';
import { units } from '@/services/master-data/units/tables';

/** Whole satang; what a number cannot hold exactly is refused both ways. */
const satang = customType<{ data: number; driverData: string | number }>({
  dataType: () => 'bigint',
  toDriver: (value) => {
    if (!Number.isSafeInteger(value)) throw new RangeError(`not an exact amount: ${value}`);
    return value;
  },
  fromDriver: (value) => {
    const amount = Number(value);
    if (!Number.isSafeInteger(amount)) throw new RangeError(`not an exact amount: ${value}`);
    return amount;
  },
});

const propertyId = () =>
  uuid('property_id')
    .notNull()
    .references(() => properties.id);
const unitId = () =>
  uuid('unit_id')
    .notNull()
    .references(() => units.id);

export const billingSettings = pgTable('billing_settings', {
  propertyId: propertyId().primaryKey(),
  version: integer('version').notNull().default(0),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
  commonFeeBy: text('common_fee_by', { enum: feeBases }).notNull(),
  commonFeeRate: satang('common_fee_rate').notNull(),
  commonFeeBudget: satang('common_fee_budget').notNull(),
  sinkingFeeRate: satang('sinking_fee_rate').notNull(),
  waterRate: satang('water_rate').notNull(),
  dueDays: smallint('due_days').notNull(),
  surchargeRate: numeric('surcharge_rate', { precision: 5, scale: 2 }).notNull(),
  surchargeLateRate: numeric('surcharge_late_rate', { precision: 5, scale: 2 }).notNull(),
  surchargeLateMonths: smallint('surcharge_late_months').notNull(),
  partPaidIsArrears: boolean('part_paid_is_arrears').notNull(),
  vatRate: numeric('vat_rate', { precision: 5, scale: 2 }).notNull(),
  billerId: text('biller_id').notNull(),
  promptPayId: text('prompt_pay_id').notNull(),
  firstLetterDays: smallint('first_letter_days').notNull(),
  secondLetterDays: smallint('second_letter_days').notNull(),
  finalLetterDays: smallint('final_letter_days').notNull(),
});

/** The last number that was given, by what it numbers and by Buddhist year. */
export const paperNumbers = pgTable(
  'paper_numbers',
  {
    propertyId: propertyId(),
    kind: text('kind', { enum: ['IV', 'RC', 'LT'] }).notNull(),
    year: smallint('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.kind, table.year] })],
);

/** The months of the books; one without a row is open. */
export const billingPeriods = pgTable(
  'billing_periods',
  {
    propertyId: propertyId(),
    period: text('period').notNull(),
    closedAt: instant('closed_at'),
    closedBy: text('closed_by').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.period] })],
);

export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    propertyId: propertyId(),
    unitId: unitId(),
    version: integer('version').notNull().default(1),
    number: text('number').notNull(),
    /** As they were when it was issued. */
    unitNumber: thaiText('unit_number').notNull(),
    payerName: thaiText('payer_name').notNull(),
    period: text('period').notNull(),
    issuedOn: date('issued_on').notNull(),
    dueOn: date('due_on').notNull(),
    total: satang('total').notNull(),
    /** Of the total what is no surcharge: being late is reckoned on it alone. */
    principal: satang('principal').notNull(),
    paid: satang('paid').notNull().default(0),
    /** The day up to which being late was charged already. */
    surchargedTo: date('surcharged_to'),
    source: text('source', { enum: ['own', 'accounting'] })
      .notNull()
      .default('own'),
    /** The accounting source's own name of it. */
    sourceId: text('source_id'),
    voidedAt: instant('voided_at'),
    voidReason: thaiText('void_reason').notNull().default(''),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('invoices_number').on(table.propertyId, table.number),
    uniqueIndex('invoices_month')
      .on(table.propertyId, table.period, table.unitId)
      .where(sql`${table.source} = 'own' and ${table.voidedAt} is null`),
    unique('invoices_source').on(table.propertyId, table.sourceId),
    index('invoices_owed')
      .on(table.propertyId, table.dueOn)
      .where(sql`${table.voidedAt} is null and ${table.paid} < ${table.total}`),
    index('invoices_list').on(table.propertyId, table.number.desc().nullsFirst()),
    index('invoices_unit').on(table.unitId, table.dueOn),
    index('invoices_search').using(
      'gin',
      table.number.op('gin_trgm_ops'),
      table.unitNumber.op('gin_trgm_ops'),
      table.payerName.op('gin_trgm_ops'),
    ),
    check(
      'invoices_amounts',
      sql`${table.total} >= 0 and ${table.paid} between 0 and ${table.total}`,
    ),
  ],
);

/** What units are charged for; what has no invoice yet waits for the next month's. */
export const charges = pgTable(
  'charges',
  {
    id: id(),
    propertyId: propertyId(),
    unitId: unitId(),
    invoiceId: uuid('invoice_id').references(() => invoices.id),
    position: smallint('position').notNull().default(1),
    kind: text('kind', { enum: chargeKinds }).notNull(),
    description: thaiText('description').notNull(),
    quantity: text('quantity').notNull().default(''),
    rate: satang('rate'),
    amount: satang('amount').notNull(),
    derivation: jsonb('derivation').notNull().default([]).$type<Derivation[]>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('charges_invoice').on(table.invoiceId),
    index('charges_waiting').on(table.propertyId).where(sql`${table.invoiceId} is null`),
    check('charges_amount', sql`${table.amount} >= 0`),
  ],
);

/** Money that came, each with its receipt, in one. */
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
    /** Of it what nothing was owed for. */
    advance: satang('advance').notNull().default(0),
    /** Of the fees, percent; it was as it was then. */
    vatRate: numeric('vat_rate', { precision: 5, scale: 2 }).notNull(),
    prints: integer('prints').notNull().default(0),
    by: thaiText('by').notNull(),
    createdAt: instant('created_at').notNull(),
    voidedAt: instant('voided_at'),
    voidedBy: thaiText('voided_by').notNull().default(''),
    voidReason: thaiText('void_reason').notNull().default(''),
  },
  (table) => [
    unique('receipts_serial').on(table.propertyId, table.year, table.serial),
    index('receipts_day').on(table.propertyId, table.day),
    index('receipts_unit').on(table.unitId),
    check('receipts_amount', sql`${table.amount} > 0`),
  ],
);

/** Which invoices a receipt is for. */
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

export const accounts = ['receivable', 'income', 'cash', 'bank', 'gateway', 'advance'] as const;

/**
 * The books: what was posted together comes to 0, debits above it. Rows are only ever added; the
 * database itself refuses another change, and a posting that does not balance.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    propertyId: propertyId(),
    /** What was posted together. */
    posting: uuid('posting').notNull(),
    what: text('what', {
      enum: ['invoice', 'receipt', 'void-invoice', 'void-receipt', 'correction'],
    }).notNull(),
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
  ],
);

/** Payments through the gateway. */
export const gatewayPayments = pgTable(
  'gateway_payments',
  {
    id: id(),
    propertyId: propertyId(),
    unitId: unitId(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    /** SHA-256 of the reference: who reads the database cannot open the page. */
    referenceHash: text('reference_hash').notNull().unique(),
    unitNumber: thaiText('unit_number').notNull(),
    payerName: thaiText('payer_name').notNull(),
    amount: satang('amount').notNull(),
    state: text('state', { enum: mpayStates }).notNull(),
    gateway: text('gateway').notNull(),
    charge: text('charge').unique(),
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
    index('gateway_payments_list').on(table.propertyId, table.createdAt),
    index('gateway_payments_open')
      .on(table.state)
      .where(sql`${table.state} in ('started', 'paid')`),
  ],
);

/** What the gateway told, each event once. */
export const gatewayEvents = pgTable('gateway_events', {
  id: text('id').primaryKey(),
  charge: text('charge').notNull(),
  state: text('state').notNull(),
  amount: satang('amount').notNull(),
  at: instant('at').notNull(),
});

/** What the sandbox keeps of its payments, as a gateway would of its own. */
export const sandboxCharges = pgTable('sandbox_charges', {
  id: text('id').primaryKey(),
  state: text('state', { enum: ['pending', 'paid', 'failed'] }).notNull(),
  amount: satang('amount').notNull(),
});

export const arrearsLetters = pgTable(
  'arrears_letters',
  {
    id: id(),
    propertyId: propertyId(),
    unitId: unitId(),
    number: text('number').notNull(),
    unitNumber: thaiText('unit_number').notNull(),
    payerName: thaiText('payer_name').notNull(),
    stage: text('stage', { enum: letterStages }).notNull(),
    owed: satang('owed').notNull(),
    surcharge: satang('surcharge').notNull(),
    /** The invoices as they were owed then. */
    owing: jsonb('owing')
      .notNull()
      .$type<{ number: string; period: string; dueOn: string; owed: number }[]>(),
    day: date('day').notNull(),
    by: thaiText('by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('arrears_letters_number').on(table.propertyId, table.number),
    index('arrears_letters_unit').on(table.unitId, table.createdAt),
  ],
);
