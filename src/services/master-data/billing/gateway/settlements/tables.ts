import { date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant, thaiText } from '@/services/db/columns';
import { propertyId, satang } from '@/services/master-data/billing/columns';

/** Files of what the gateway paid out. */
export const settlements = pgTable(
  'gateway_settlements',
  {
    id: id(),
    propertyId: propertyId(),
    fileName: thaiText('file_name').notNull(),
    /** SHA-256 of its bytes. */
    digest: text('digest').notNull(),
    by: thaiText('by').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    unique('gateway_settlements_file').on(table.propertyId, table.digest),
    index('gateway_settlements_list').on(table.propertyId, table.at),
  ],
);

export const settlementLines = pgTable(
  'gateway_settlement_lines',
  {
    settlementId: uuid('settlement_id')
      .notNull()
      .references(() => settlements.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    charge: text('charge').notNull(),
    day: date('day').notNull(),
    gross: satang('gross').notNull(),
    fee: satang('fee').notNull(),
    vat: satang('vat').notNull(),
    net: satang('net').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.settlementId, table.line] }),
    index('gateway_settlement_lines_charge').on(table.charge),
  ],
);
