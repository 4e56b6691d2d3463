import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Seconds: most calls are some milliseconds, and a person waits for more than one of them. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** What a request asked for, by the pattern that it fits and never by its own path: `none` where nothing is there. */
export const callOf = ({ is404, routeOptions }: FastifyRequest): string =>
  is404 ? 'none' : (routeOptions.url ?? 'none');

/** Counts a server's requests by call, method and status, with how long they took, and its open sockets. */
export function measureRequests(
  app: FastifyInstance,
  registry: Registry,
  nameOf: (request: FastifyRequest) => string = callOf,
): void {
  const registers = [registry];
  const requests = new Counter({
    ...{ name: 'niti_requests_total', help: 'Requests that were answered.', registers },
    labelNames: ['call', 'method', 'status'],
  });
  const seconds = new Histogram({
    ...{ name: 'niti_request_seconds', help: 'How long an answer took.', registers, buckets },
    labelNames: ['call', 'method'],
  });
  const sockets = new Gauge({
    ...{ name: 'niti_sockets', help: 'WebSockets that are open.', registers },
  });
  app.addHook('onResponse', async (request, reply) => {
    const of = { call: nameOf(request), method: request.method };
    requests.inc({ ...of, status: reply.statusCode });
    seconds.observe(of, reply.elapsedTime / 1000);
  });
  app.server.on('upgrade', (_request, socket) => {
    sockets.inc();
    socket.once('close', () => sockets.dec());
  });
}
