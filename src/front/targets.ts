import { type ServiceName, serviceNames } from '@/contracts/kit/calls/endpoint';
import type { LaunchedSettings } from '@/settings';

/** Whose a call is, and where that is. */
interface Target {
  service: ServiceName;
  url: URL;
}

const isService = (name: string | undefined): name is ServiceName =>
  serviceNames.includes(name as ServiceName);

/**
 * A request's path and query as the portal takes them, whatever its sender wrote: with no `..` left
 * in it, so that what is asked for and what is looked for by its beginning are the same.
 */
export function plainUrl(asked = '/'): string {
  const { pathname, search } = new URL(`http://portal${asked.startsWith('/') ? asked : '/'}`);
  return pathname + search;
}

/** `/services/<service>/api/v1/...`, its `openapi.json` and the page that shows it, at that service's address; nothing else of it. */
export function callTarget(url: string, { services }: LaunchedSettings): Target | undefined {
  const [, service, path] =
    /^\/services\/([^/]+)(\/api\/v1[/?].*|\/openapi\.json|\/docs)$/.exec(url) ?? [];
  if (!isService(service)) return undefined;
  return { service, url: new URL(services[service] + path) };
}

/** `/services/realtime/app/<key>` at the embedded real-time server. */
export function socketTarget(url: string, { realtimeAt }: LaunchedSettings): URL | undefined {
  const [, path] = /^\/services\/realtime(\/app\/[\w-]+(\?.*)?)$/.exec(url) ?? [];
  return path ? new URL(`${realtimeAt}/realtime${path}`) : undefined;
}
