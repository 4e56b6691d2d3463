import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { mountAreas } from '@/services/kit/area';
import { bannerAreas } from './areas';

export { bannerAreas } from './areas';

/** Serves what the residents' app shows on top of its pages. */
export const bannerService =
  ({ db }: { db: NodePgDatabase }) =>
  async (app: FastifyInstance): Promise<void> => {
    mountAreas(app, db, bannerAreas, {});
  };
