import {
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, thaiText } from '@/services/db/columns';
import { propertyId, satang, unitId } from '@/services/master-data/billing/columns';
import { invoices } from '@/services/master-data/billing/invoices/tables';

export interface Instalment {
  dueOn: string;
  amount: number;
}

/** Agreements to pay a debt by instalments: while one counts, its invoices are due by it. */
export const debtPlans = pgTable(
  'debt_plans',
  {
    id: id(),
    propertyId: propertyId(),
    unitId: unitId(),
    number: text('number').notNull(),
    unitNumber: thaiText('unit_number').notNull(),
    payerName: thaiText('payer_name').notNull(),
    day: date('day').notNull(),
    total: satang('total').notNull(),
    instalments: jsonb('instalments').notNull().$type<Instalment[]>(),
    stopsSurcharge: boolean('stops_surcharge').notNull(),
    /** Days by which an instalment may be missed. */
    graceDays: smallint('grace_days').notNull(),
    by: thaiText('by').notNull(),
    createdAt: instant('created_at').notNull(),
    /** From when on it counts no more, though not paid. */
    endedOn: date('ended_on'),
    end: text('end', { enum: ['broken', 'cancelled'] }),
    endReason: thaiText('end_reason').notNull().default(''),
  },
  (table) => [
    unique('debt_plans_number').on(table.propertyId, table.number),
    index('debt_plans_unit').on(table.unitId),
  ],
);

/** The invoices of a plan as they were: what was owed of each, and when it was due. */
export const debtPlanInvoices = pgTable(
  'debt_plan_invoices',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => debtPlans.id),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    dueOn: date('due_on').notNull(),
    owed: satang('owed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.invoiceId] }),
    index('debt_plan_invoices_invoice').on(table.invoiceId),
  ],
);
