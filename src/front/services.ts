import type { FastifyInstance } from 'fastify';
import { type LaunchedSettings, onBehalfOf } from '@/settings';
import { leaveForService } from './caller';
import type { Pages } from './pages';
import { carryCall, mostBytes } from './proxy';
import { sockets } from './sockets';
import { callTarget } from './targets';

const refusal = (code: 'NOT_FOUND' | 'TOO_LARGE') => ({ code, message: '' });

/** Calls and sockets, each to its service's own address. */
export const services =
  (settings: LaunchedSettings, upgrade: Pages['upgrade']) => async (app: FastifyInstance) => {
    const silent = new Set<string>();
    app.all('/services/*', async (request, reply) => {
      const { raw, ip } = request;
      const target = callTarget(request.url, settings);
      if (!target) return reply.code(404).send(refusal('NOT_FOUND'));
      const tooLong = () => void reply.code(413).send(refusal('TOO_LARGE'));
      if (Number(raw.headers['content-length']) > mostBytes) return tooLong();
      const { service, url } = target;
      leaveForService(raw.headers);
      Object.assign(raw.headers, onBehalfOf(ip, service, settings));
      try {
        await carryCall(raw, reply.raw, url, tooLong);
        if (silent.delete(service)) app.log.info({ service }, 'a service answers again');
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (!silent.has(service)) app.log.warn({ service, code }, 'a service does not answer');
        silent.add(service);
        if (reply.raw.headersSent) return;
        // No JSON, by which a browser tells that it was no service that answered.
        return reply.code(503).header('retry-after', '2').type('text/plain').send('Unavailable');
      }
    });

    const { open, take } = sockets(settings, upgrade);
    app.server.on('upgrade', take);
    app.addHook('preClose', async () => {
      for (const socket of open) socket.destroy();
    });
  };
