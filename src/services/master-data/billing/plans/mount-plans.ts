import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { planEndpoints } from '@/contracts/billing/plans';
import { mount } from '@/services/kit/calls/mount';
import { everySoOften } from '@/services/kit/every-so-often';
import { nobody } from '@/services/kit/live/announce';
import { breakMissed } from './end';
import { planHandlers } from './handlers';

/** Mounts instalment agreements, and looks for missed ones every so many milliseconds. */
export function mountPlans(app: FastifyInstance, db: NodePgDatabase, everyMs: number): void {
  mount(app, planEndpoints, planHandlers(db));
  const lookAtPlans = async () => {
    for (const propertyId of await breakMissed(db)) {
      for (const feature of ['arrears', 'invoices'] as const) {
        app.announce.changed(propertyId, feature, nobody);
      }
    }
  };
  const looking = everySoOften(everyMs, lookAtPlans, (error) =>
    app.log.error({ err: error }, 'plans were not looked at'),
  );
  app.addHook('onListen', async () => looking.soon());
  app.addHook('onClose', looking.stop);
}
