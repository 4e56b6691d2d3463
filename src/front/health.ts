import type { FastifyInstance } from 'fastify';
import { type ServiceName, serviceNames } from '@/contracts/kit/calls/endpoint';
import { remembered } from '@/http/remembered';
import type { LaunchedSettings } from '@/settings';

/** Until a service has to answer, and how long its answer counts, ms. */
const patience = 6000;
const keptMs = 1000;

type Said = Record<string, string>;

/** What a service of ours says of itself; of another make, that it answers. */
async function saidAt(base: string, signal: AbortSignal): Promise<Said> {
  const reply = await fetch(`${base}/health/ready`, { signal, redirect: 'manual' });
  const said: unknown = await reply.json().catch(() => undefined);
  if (said && typeof said === 'object' && 'status' in said) return said as Said;
  return { status: reply.status < 500 ? 'ok' : 'failed' };
}

const asker = (base: string) =>
  remembered<Said>({ ms: keptMs, patience, otherwise: { status: 'unreachable' } }, (signal) =>
    saidAt(base, signal),
  );

/** Below what a service's own address lies, where it is one of ours. */
const baseOf = (name: ServiceName, address: string) =>
  address.endsWith(`/${name}`) ? address.slice(0, -name.length - 1) : address;

const worst = (states: readonly string[]) =>
  states.includes('failed') ? 'failed' : states.includes('degraded') ? 'degraded' : 'ok';

/**
 * `GET /health/live` answers while the portal does. `GET /health/ready` asks every service where it is set
 * to be: those beside the portal say what they stand on, those elsewhere are told by their names.
 */
export const health = (settings: LaunchedSettings) => async (app: FastifyInstance) => {
  const own = settings.servicesAt;
  const bases = serviceNames.map((name) => [name, baseOf(name, settings.services[name])] as const);
  const elsewhere = bases.filter(([, base]) => base !== own);
  // Events come from there too, unless a server outside sends them.
  const hearsOwn = !settings.pusher && settings.realtimeAt === own;
  const needsOwn = elsewhere.length < bases.length || hearsOwn;
  const askers = new Map(
    [...elsewhere.map(([, base]) => base), ...(needsOwn ? [own] : [])].map((base) => [
      base,
      asker(base),
    ]),
  );
  const failing = (status = '') => (status === 'ok' || status === 'degraded' ? status : 'failed');

  app.get('/health/live', async () => ({ status: 'ok' }));
  for (const path of ['/health/ready', '/api/health']) {
    app.get(path, async (_request, reply) => {
      const answers = new Map(
        await Promise.all([...askers].map(async ([base, ask]) => [base, await ask()] as const)),
      );
      const { status: ownStatus = 'ok', ...parts } = answers.get(own) ?? {};
      const others = elsewhere.map(([name, base]) => [name, answers.get(base)?.status] as const);
      const states = [ownStatus, ...others.map(([, state]) => state)];
      const status = worst(states.map(failing));
      reply.header('cache-control', 'no-store');
      if (status === 'failed') reply.code(503).header('retry-after', '2');
      const services = ownStatus === 'unreachable' ? 'unreachable' : 'ok';
      return { status, ...(needsOwn && { services }), ...parts, ...Object.fromEntries(others) };
    });
  }
};
