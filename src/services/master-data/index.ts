import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { reportEmailEndpoints } from '@/contracts/master-data/report-email';
import { mount } from '@/services/kit/mount';
import { reportEmailHandlers } from './report-emails';

export { type UnitDirectory, unitDirectory } from './unit-directory';

/** Serves the property's own records that no other service keeps. */
export const masterDataService =
  ({ db }: { db: NodePgDatabase }) =>
  async (app: FastifyInstance): Promise<void> => {
    mount(app, reportEmailEndpoints, reportEmailHandlers(db));
  };
