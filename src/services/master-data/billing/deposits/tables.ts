import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { refundMethods, refundSources } from '@/contracts/billing/deposits/refund';
import { id, thaiText } from '@/services/db/columns';
import { approvalColumns } from '@/services/master-data/billing/approval-columns';
import { propertyId, satang, unitId } from '@/services/master-data/billing/columns';
import { receipts } from '@/services/master-data/billing/receipts/tables';

/** What is given back of what units paid ahead or left as a deposit, and what of a deposit is kept. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    propertyId: propertyId(),
    unitId: unitId(),
    source: text('source', { enum: refundSources }).notNull(),
    receiptId: uuid('receipt_id').references(() => receipts.id),
    unitNumber: thaiText('unit_number').notNull(),
    payeeName: thaiText('payee_name').notNull(),
    method: text('method', { enum: refundMethods }).notNull(),
    reference: thaiText('reference').notNull(),
    amount: satang('amount').notNull(),
    kept: satang('kept').notNull(),
    ...approvalColumns(),
  },
  (table) => [
    uniqueIndex('refunds_number')
      .on(table.propertyId, table.number)
      .where(sql`${table.number} <> ''`),
    index('refunds_list').on(table.propertyId, table.askedAt),
    index('refunds_receipt').on(table.receiptId),
    check(
      'refunds_amounts',
      sql`${table.amount} >= 0 and ${table.kept} >= 0 and ${table.amount} + ${table.kept} > 0`,
    ),
  ],
);
