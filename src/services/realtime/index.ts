import type { FastifyInstance } from 'fastify';
import type { Standing } from './channels';
import type { App } from './signing';
import { Sockets } from './sockets';
import { triggerEndpoints } from './trigger-endpoints';

export { authoriseChannel, proveUser } from './signing';
export { propertyTrigger, triggerBy } from './trigger';

/**
 * A server of Pusher's protocol on the services' own: clients at `/realtime/app/<key>`, events at
 * `/apps/<id>/events`. A property's channel, named by its id, opens to that property's staff alone,
 * and is heard by none whose sign-in has ended since: `standing` says which still hold, and who of
 * them may read notifications.
 */
export const realtimeServer =
  (apps: readonly App[], standing: Standing) => async (fastify: FastifyInstance) => {
    const sockets = new Sockets(apps, standing);
    fastify.server.on('upgrade', sockets.upgrade);
    fastify.addHook('preClose', async () => sockets.close());
    fastify.register(triggerEndpoints(apps, (...event) => sockets.channels.publish(...event)));
  };
