import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { mountAreas } from '@/services/kit/area';
import { bulletinAreas } from './areas';

export { bulletinAreas } from './areas';
export { bulletinHoldings, bulletinNamings } from './personal';

/** Serves the board on which staff and residents write. */
export const bulletinService =
  ({ db }: { db: NodePgDatabase }) =>
  async (app: FastifyInstance): Promise<void> => {
    mountAreas(app, db, bulletinAreas, {});
  };
