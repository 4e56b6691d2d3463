import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { categoryEndpoints, categoryGroupEndpoints } from '@/contracts/admin-order/category';
import { mount } from '@/services/kit/mount';
import { categoryGroupHandlers } from './categories/groups';
import { categoryHandlers } from './categories/handlers';

/** Serves what residents order, and what that is told apart by. */
export const adminOrderService =
  ({ db }: { db: NodePgDatabase }) =>
  async (app: FastifyInstance): Promise<void> => {
    mount(app, categoryGroupEndpoints, categoryGroupHandlers(db));
    mount(app, categoryEndpoints, categoryHandlers(db));
  };
