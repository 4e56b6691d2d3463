import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

export const metricsPath = '/metrics';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** `GET /metrics` for Prometheus: for whoever bears the token, and nobody else. */
export function serveMetrics(app: FastifyInstance, registry: Registry, token: string): void {
  const right = digest(`Bearer ${token}`);
  app.get(metricsPath, async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    if (!timingSafeEqual(digest(headers.authorization ?? ''), right)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send();
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
