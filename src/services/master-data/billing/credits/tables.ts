import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { chargeKinds } from '@/contracts/billing/charge';
import { creditKinds, noteReasons } from '@/contracts/billing/credits/credit';
import { id } from '@/services/db/columns';
import { approvalColumns } from '@/services/master-data/billing/approval-columns';
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
    /** The invoice that it takes from, or that was late. */
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    lineId: uuid('line_id').references(() => charges.id),
    amount: satang('amount').notNull(),
    ...approvalColumns(),
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

/** What a note that was approved takes of each kind of its invoice's lines: of the fee, of the fund. */
export const creditLines = pgTable(
  'credit_lines',
  {
    creditId: uuid('credit_id')
      .notNull()
      .references(() => credits.id),
    kind: text('kind', { enum: chargeKinds }).notNull(),
    amount: satang('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.creditId, table.kind] })],
);
