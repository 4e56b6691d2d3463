import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type ServiceName, serviceNames } from '@/contracts/kit/calls/endpoint';
import { openApi } from './document';
import { docsPage } from './page/docs-page';
import { style } from './page/style';

/** Nothing but its own sheet. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Makes each service's at the first time that it is asked for. */
function onceEach(make: (service: ServiceName) => string) {
  const made = new Map<ServiceName, string>();
  return (service: ServiceName): string => {
    const text = made.get(service) ?? make(service);
    made.set(service, text);
    return text;
  };
}

/**
 * `GET /<service>/openapi.json`: what the service's calls take and answer; `/<service>/docs` shows it to
 * people. Both are open to anyone.
 */
export function serveOpenApi(app: FastifyInstance): void {
  const document = onceEach((service) => JSON.stringify(openApi(service, app.mounted)));
  const page = onceEach((service) => docsPage(service, openApi(service, app.mounted)));
  for (const service of serviceNames) {
    app.get(`/${service}/openapi.json`, async (_request, reply) =>
      reply.type('application/json').send(document(service)),
    );
    app.get(`/${service}/docs`, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .send(page(service)),
    );
  }
}
