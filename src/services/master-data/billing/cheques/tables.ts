import { date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, thaiText } from '@/services/db/columns';
import { propertyId } from '@/services/master-data/billing/columns';

/** Cheques that paid, which their receipts name: in clearing until the bank has paid them, or has not. */
export const cheques = pgTable(
  'cheques',
  {
    id: id(),
    propertyId: propertyId(),
    number: text('number').notNull(),
    bank: thaiText('bank').notNull(),
    /** That is written on it. */
    day: date('day').notNull(),
    createdAt: instant('created_at').notNull(),
    clearedOn: date('cleared_on'),
    bouncedAt: instant('bounced_at'),
    bounceReason: thaiText('bounce_reason').notNull().default(''),
  },
  (table) => [index('cheques_list').on(table.propertyId, table.createdAt)],
);
