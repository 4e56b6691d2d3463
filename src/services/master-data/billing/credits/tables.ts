import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { creditKinds, creditStates, noteReasons } from '@/contracts/billing/credits/credit';
import { id, instant, thaiText } from '@/services/db/columns';
import { propertyId, satang, unitId } from '@/services/master-data/billing/columns';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';

/** What units need not pay: asked for by one, and counting from when it was approved. */
export const credits = pgTable(
  'credits',
  {
    id: id(),
    propertyId: propertyId(),
    unitId: unitId(),
    kind: text('kind', { enum: creditKinds }).notNull(),
    reason: text('reason', { enum: noteReasons }).notNull(),
    state: text('state', { enum: creditStates }).notNull().default('asked'),
    /** The invoice that it takes from, or that was late. */
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    lineId: uuid('line_id').references(() => charges.id),
    number: text('number').notNull().default(''),
    amount: satang('amount').notNull(),
    why: thaiText('why').notNull(),
    askedById: uuid('asked_by_id').notNull(),
    askedBy: text('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    grantedBy: text('granted_by').notNull().default(''),
    grantedAt: instant('granted_at'),
    /** Of approval, and in the books. */
    day: date('day'),
    endedBy: text('ended_by').notNull().default(''),
    endedAt: instant('ended_at'),
    endReason: thaiText('end_reason').notNull().default(''),
  },
  (table) => [
    uniqueIndex('credits_number')
      .on(table.propertyId, table.number)
      .where(sql`${table.number} <> ''`),
    index('credits_list').on(table.propertyId, table.askedAt),
    index('credits_invoice').on(table.invoiceId),
    index('credits_unit').on(table.unitId),
    check('credits_amount', sql`${table.amount} > 0`),
  ],
);
