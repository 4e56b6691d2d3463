import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { homeServices } from '@/services/admin-order/home-services/tables';
import { orders } from '@/services/admin-order/orders/tables';
import { id, instant, satang, thaiText } from '@/services/db/columns';
import { sharedRecordColumns } from '@/services/db/record-columns';
import { properties } from '@/services/db/tables';

/** What part of a service's price is owed, month by month. */
export const commissionRates = pgTable(
  'commission_rates',
  {
    ...sharedRecordColumns(),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => homeServices.id),
    basisPoints: integer('basis_points').notNull(),
    /** `2026-11`, both included; without a last month it holds on. */
    fromMonth: text('from_month').notNull(),
    toMonth: text('to_month'),
    note: thaiText('note').notNull().default(''),
  },
  (table) => [index('commission_rates_service').on(table.serviceId, table.fromMonth)],
);

/** A month that was settled with a vendor; rows are only ever added. */
export const commissionSettlements = pgTable(
  'commission_settlements',
  {
    id: id(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id),
    number: text('number').notNull(),
    month: text('month').notNull(),
    vendorId: uuid('vendor_id').notNull(),
    vendorName: thaiText('vendor_name').notNull(),
    orders: integer('orders').notNull(),
    grossSatang: satang('gross_satang'),
    commissionSatang: satang('commission_satang'),
    at: instant('at').notNull(),
    by: text('by').notNull(),
  },
  (table) => [
    unique('commission_settlements_once').on(table.propertyId, table.vendorId, table.month),
    unique('commission_settlements_number').on(table.propertyId, table.number),
  ],
);

/** The orders of a settled month, each with what it brought; an order is settled once. */
export const commissionLines = pgTable(
  'commission_lines',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    settlementId: uuid('settlement_id')
      .notNull()
      .references(() => commissionSettlements.id),
    grossSatang: satang('gross_satang'),
    basisPoints: integer('basis_points').notNull(),
    commissionSatang: satang('commission_satang'),
  },
  (table) => [index('commission_lines_of').on(table.settlementId)],
);
