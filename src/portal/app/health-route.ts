import type { NextApiRequest, NextApiResponse } from 'next';
import { readSettings } from '@/settings';

const patienceMs = 5000;

/** For who supervises from outside: 200 while the services and their database answer, else 503. */
export async function healthRoute(_: NextApiRequest, response: NextApiResponse): Promise<void> {
  const signal = AbortSignal.timeout(patienceMs);
  const told = await fetch(readSettings().servicesHealth, { signal })
    .then(async (reply) => ({ ...(await reply.json()), services: 'ok' }))
    .catch(() => ({ status: 'failed', services: 'unreachable' }));
  response.setHeader('Cache-Control', 'no-store');
  response.status(told.status === 'ok' ? 200 : 503).json(told);
}
