import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { orders } from '@/services/admin-order/orders/tables';
import { instant, thaiText } from '@/services/db/columns';
import { recordColumns } from '@/services/db/record-columns';

export const reviews = pgTable(
  'reviews',
  {
    ...recordColumns(),
    /** An order is reviewed once. */
    orderId: uuid('order_id')
      .notNull()
      .unique('reviews_once')
      .references(() => orders.id),
    serviceId: uuid('service_id').notNull(),
    serviceTh: thaiText('service_th').notNull(),
    vendorName: thaiText('vendor_name').notNull().default(''),
    customerName: thaiText('customer_name').notNull(),
    /** From 1 to 5. */
    stars: integer('stars').notNull(),
    comment: thaiText('comment').notNull().default(''),
    at: instant('at').notNull(),
    hidden: boolean('hidden').notNull().default(false),
    hiddenReason: thaiText('hidden_reason').notNull().default(''),
    hiddenBy: text('hidden_by').notNull().default(''),
  },
  (table) => [
    index('reviews_service').on(table.serviceId, table.at),
    index('reviews_place').on(table.propertyId, table.at),
  ],
);
