import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callOf, measureRequests } from '@/http/metrics/measure-requests';
import { measureProcess, openMetrics } from '@/http/metrics/open-metrics';
import { serveMetrics } from '@/http/metrics/serve-metrics';
import type { LaunchedSettings } from '@/settings';
import { callTarget } from './targets';

/** What a request asks for: a call is its service's, pages are `/*`. */
export const nameOf = (settings: LaunchedSettings) => (request: FastifyRequest) => {
  const service = callTarget(request.url, settings)?.service;
  return service ? `/services/${service}/*` : callOf(request);
};

/** `GET /metrics` of the portal's process, where a token is set. */
export function figures(app: FastifyInstance, settings: LaunchedSettings, build: string): void {
  const { metricsToken } = settings;
  if (!metricsToken) return;
  const registry = openMetrics();
  measureProcess(registry, { process: 'portal', build, parts: 'portal' });
  measureRequests(app, registry, nameOf(settings));
  serveMetrics(app, registry, metricsToken);
}
