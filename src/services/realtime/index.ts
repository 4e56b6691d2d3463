import type { FastifyInstance } from 'fastify';
import type { App } from './signing';
import { Sockets } from './sockets';
import { triggerEndpoints } from './trigger-endpoints';

export { authoriseChannel, proveUser } from './signing';
export { propertyTrigger, triggerBy } from './trigger';

/**
 * A server of Pusher's protocol on the services' own: clients at `/realtime/app/<key>`, events at
 * `/apps/<id>/events`. A property's channel, named by its id, opens to that property's staff alone.
 */
export const realtimeServer = (app: App) => async (fastify: FastifyInstance) => {
  const sockets = new Sockets(app);
  fastify.server.on('upgrade', sockets.upgrade);
  fastify.addHook('preClose', async () => sockets.close());
  fastify.register(triggerEndpoints(app, (...event) => sockets.channels.publish(...event)));
};
