import type { FastifyInstance } from 'fastify';
import { type ServiceName, serviceNames } from '@/contracts/kit/calls/endpoint';
import { openApi } from './document';

/** `GET /<service>/openapi.json`: what the service's calls take and answer; made once, open to anyone. */
export function serveOpenApi(app: FastifyInstance): void {
  const made = new Map<ServiceName, string>();
  for (const service of serviceNames) {
    app.get(`/${service}/openapi.json`, async (_request, reply) => {
      const document = made.get(service) ?? JSON.stringify(openApi(service, app.mounted));
      made.set(service, document);
      return reply.type('application/json').send(document);
    });
  }
}
