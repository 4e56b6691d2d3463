import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { channels, paymentTypes } from '@/contracts/admin-order/order';
import { orderStatuses, paymentStatuses } from '@/contracts/admin-order/order-state';
import type { PlaceAddress } from '@/contracts/master-data/property/property';
import { id, instant, satang, thaiText } from '@/services/db/columns';
import { recordColumns } from '@/services/db/record-columns';

export const orders = pgTable(
  'orders',
  {
    ...recordColumns(),
    /** Counts the property's. */
    number: integer('number').notNull(),
    channel: text('channel', { enum: channels }).notNull(),
    phone: text('phone').notNull(),
    customerName: thaiText('customer_name').notNull(),
    unitNumber: thaiText('unit_number').notNull().default(''),
    addressTh: thaiText('address_th').notNull(),
    address: jsonb('address').notNull().$type<PlaceAddress>(),
    /** No foreign key: what was ordered outlives what is offered. */
    serviceId: uuid('service_id').notNull(),
    serviceTh: thaiText('service_th').notNull(),
    priceSatang: integer('price_satang').notNull(),
    quantity: integer('quantity').notNull(),
    totalSatang: satang('total_satang'),
    /** A calendar day. */
    wantedOn: text('wanted_on'),
    wantedTime: text('wanted_time').notNull().default(''),
    paymentType: text('payment_type', { enum: paymentTypes }).notNull(),
    paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull().default('unpaid'),
    note: thaiText('note').notNull().default(''),
    status: text('status', { enum: orderStatuses }).notNull().default('new'),
    vendorId: uuid('vendor_id'),
    vendorName: thaiText('vendor_name').notNull().default(''),
    cancelledFrom: text('cancelled_from', { enum: orderStatuses }),
    refundSatang: satang('refund_satang').default(0),
    doneAt: instant('done_at'),
  },
  (table) => [
    unique('orders_number').on(table.propertyId, table.number),
    index('orders_status').on(table.propertyId, table.status, table.createdAt),
    index('orders_done').on(table.doneAt, table.vendorId),
    index('orders_phone').on(table.propertyId, table.phone),
  ],
);

/** How an order came to be where it stands; rows are only ever added. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    from: text('from', { enum: orderStatuses }),
    to: text('to', { enum: orderStatuses }).notNull(),
    reason: thaiText('reason').notNull().default(''),
    vendorName: thaiText('vendor_name').notNull().default(''),
    at: instant('at').notNull(),
    by: text('by').notNull(),
  },
  (table) => [index('order_events_of').on(table.orderId, table.at)],
);
