import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { buildServices } from '@/services/app';
import type { Database } from '@/services/db/database';
import type { Source } from './template';

/** Running services over a database of their own. */
export interface Instance {
  id: string;
  url: string;
  tokenSecret: string;
  database: Database;
  stop(): Promise<void>;
}

/** A screen in jsdom has another origin than the services; a browser reaches them by the portal's. */
function allowOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', '*').header('access-control-allow-headers', '*');
    reply.header('access-control-allow-methods', '*');
    if (request.method === 'OPTIONS') return reply.code(204).send();
  });
}

/** Starts the product's services on a free port over a fresh copy of the template. */
export async function startInstance(source: Source): Promise<Instance> {
  const { database, drop } = await source.copy();
  const tokenSecret = randomUUID().repeat(2);
  const app = buildServices({ db: database.orm, tokenSecret, logLevel: 'error' });
  allowOrigins(app);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    id: randomUUID(),
    url,
    tokenSecret,
    database,
    async stop() {
      await app.close();
      await database.close();
      await drop();
    },
  };
}
