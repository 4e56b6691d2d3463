import { and, asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { WaitingWork } from '@/services/kit/board-part';
import { firstOf } from '@/services/kit/database/first-of';
import { orders } from './orders/tables';

/** Orders that nobody has been given yet. */
export const orderWork = (db: NodePgDatabase): WaitingWork[] => [
  {
    kind: 'ordersNew',
    needs: ['orders:edit'],
    read: async ({ propertyId }) => {
      const where = and(eq(orders.propertyId, propertyId), eq(orders.status, 'new'));
      const { n, rows } = await firstOf(db, orders, {
        where,
        order: asc(orders.createdAt),
        most: 1,
      });
      const [first] = rows;
      if (!first) return [];
      const about = [first.serviceTh, first.unitNumber].filter(Boolean).join(' ');
      return [
        {
          ...{ n, page: '/orders', query: { status: 'new' }, urgency: 'us', about, amount: null },
          at: first.createdAt,
        },
      ];
    },
  },
];
