import { date, numeric, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { propertyId } from '@/services/master-data/billing/columns';

/** What a property asked for of late debts, from a day on; written by a trigger of its settings. */
export const surchargeRates = pgTable(
  'surcharge_rates',
  {
    propertyId: propertyId(),
    from: date('from_day').notNull(),
    rate: numeric('rate', { precision: 5, scale: 2 }).notNull(),
    lateRate: numeric('late_rate', { precision: 5, scale: 2 }).notNull(),
    lateMonths: smallint('late_months').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.from] })],
);
