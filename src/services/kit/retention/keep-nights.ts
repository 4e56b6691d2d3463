import type { FastifyInstance } from 'fastify';
import { everySoOften } from '@/services/kit/every-so-often';
import { nightly } from './nightly';

type Nights = Omit<Parameters<typeof nightly>[0], 'ended' | 'failed'> & {
  /** How often it is looked whether there is a night to see to. */
  everyMs: number;
  failed: (error: unknown) => void;
};

/** Sees to it that what is over is taken away every night, and logs what that was. */
export function keepNights(app: FastifyInstance, { everyMs, failed, ...on }: Nights): void {
  const stopping = new AbortController();
  const run = nightly({
    ...on,
    ended: (taken) => app.log.info({ taken }, 'what was over is taken away'),
    failed: (_kind, error) => failed(error),
  });
  const nights = everySoOften(everyMs, () => run(stopping.signal), failed);
  app.addHook('onClose', async () => {
    stopping.abort();
    await nights.stop();
  });
}
