import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Logs a call that took longer than `most` ms, by its pattern; none where that is 0. */
export function logSlowCalls(
  app: FastifyInstance,
  most: number,
  nameOf: (request: FastifyRequest) => string,
): void {
  if (most === 0) return;
  app.addHook('onResponse', async (request, reply) => {
    if (reply.elapsedTime < most) return;
    const { method } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.warn(
      { call: nameOf(request), method, status: reply.statusCode, ms },
      'a slow call',
    );
  });
}
