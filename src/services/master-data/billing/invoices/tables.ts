import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { chargeKinds, type Derivation } from '@/contracts/billing/charge';
import { feeBases } from '@/contracts/billing/fee';
import { invoiceSources } from '@/contracts/billing/invoice';
import { id, instant, thaiText } from '@/services/db/columns';
import { chargeRules } from '@/services/master-data/billing/charges/tables';
import { propertyId, satang, unitId } from '@/services/master-data/billing/columns';
import { monthIssues } from '@/services/master-data/billing/issue/tables';
import { meterReadings } from '@/services/master-data/billing/meters/tables';

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
    /** Of the total what is no surcharge: being late is reckoned on it alone. A credit has paid a part of it. */
    principal: satang('principal').notNull(),
    paid: satang('paid').notNull().default(0),
    /** What credit notes that count took away. */
    credited: satang('credited').notNull().default(0),
    /** What is left of it; nothing of one that is voided. */
    owed: satang('owed')
      .notNull()
      .generatedAlwaysAs(sql`case when voided_at is null then total - paid - credited else 0 end`),
    source: text('source', { enum: invoiceSources }).notNull().default('own'),
    /** Of a month in which the unit is sold the days that it is for, by whoever owned it; 0 of one for all of them. */
    fromDay: smallint('from_day').notNull().default(0),
    untilDay: smallint('until_day').notNull().default(0),
    /** The month with which it was issued; null of one that the desk or another program made. */
    issueId: uuid('issue_id').references(() => monthIssues.id),
    /** The accounting source's own name of it. */
    sourceId: text('source_id'),
    voidedAt: instant('voided_at'),
    voidReason: thaiText('void_reason').notNull().default(''),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('invoices_number').on(table.propertyId, table.number),
    uniqueIndex('invoices_month')
      .on(table.propertyId, table.period, table.unitId, table.fromDay)
      .where(sql`${table.source} = 'own' and ${table.voidedAt} is null`),
    unique('invoices_source').on(table.propertyId, table.sourceId),
    // What is owed, by how late it is and of whom, without the rows.
    index('invoices_owed')
      .on(table.propertyId, table.dueOn, table.unitId, table.owed)
      .where(sql`${table.owed} > 0`),
    index('invoices_void').on(table.propertyId).where(sql`${table.voidedAt} is not null`),
    index('invoices_by_owed').on(table.propertyId, table.owed, table.id),
    // A month's list, and what a year's months asked for, without their rows.
    index('invoices_period').on(
      ...[table.propertyId, table.period, table.number.desc().nullsFirst()],
      ...[table.total, table.voidedAt],
    ),
    index('invoices_list').on(table.propertyId, table.number.desc().nullsFirst()),
    index('invoices_issue').on(table.issueId),
    index('invoices_unit').on(table.unitId, table.dueOn),
    index('invoices_search').using(
      'gin',
      table.number.op('gin_trgm_ops'),
      table.unitNumber.op('gin_trgm_ops'),
      table.payerName.op('gin_trgm_ops'),
    ),
    check(
      'invoices_amounts',
      sql`${table.paid} >= 0 and ${table.credited} >= 0
        and ${table.paid} + ${table.credited} <= ${table.total}`,
    ),
  ],
);

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
    /** What a fee or a rule goes by. */
    basis: text('basis', { enum: feeBases }),
    /** How many months it bills, from its invoice's, and the percent off for that. */
    months: smallint('months').notNull().default(1),
    discount: numeric('discount', { precision: 5, scale: 2 }).notNull().default('0.00'),
    amount: satang('amount').notNull(),
    /** What was read that it bills; another line does where its invoice was voided. */
    readingId: uuid('reading_id').references(() => meterReadings.id),
    /** The rule that asks for it. */
    ruleId: uuid('rule_id').references(() => chargeRules.id),
    /** The waiver that it uses: it takes away what another line charges for being late. */
    creditId: uuid('credit_id'),
    /** Of a reading: thousandths of a unit that were billed too much before and are left to be used. */
    ahead: bigint('ahead', { mode: 'number' }).notNull().default(0),
    derivation: jsonb('derivation').notNull().default([]).$type<Derivation[]>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('charges_invoice').on(table.invoiceId),
    index('charges_reading').on(table.readingId),
    index('charges_unit').on(table.unitId),
    index('charges_credit').on(table.creditId).where(sql`${table.creditId} is not null`),
    index('charges_waiting').on(table.propertyId).where(sql`${table.invoiceId} is null`),
    // What was charged for being late, all lines of a property or those of some units.
    index('charges_surcharge')
      .on(table.propertyId, table.unitId)
      .where(sql`${table.kind} = 'surcharge'`),
    // Being late alone is credited.
    check('charges_amount', sql`${table.amount} >= 0 or ${table.kind} = 'surcharge'`),
  ],
);
