import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { planEndpoints as endpoints } from '@/contracts/billing/plans';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { once } from '@/services/kit/tries/claim-tries';
import { billingOf } from '@/services/master-data/billing/settings/settings';
import { cancelPlan } from './end';
import { makePlan } from './make';
import { planPaper } from './paper';
import { invoicesOf, ownPlan, planOf } from './read';

/** Agreements to pay a debt by instalments. */
export function planHandlers(db: NodePgDatabase): Handlers<typeof endpoints> {
  async function told(request: ServiceRequest, id: string) {
    for (const feature of ['arrears', 'invoices'] as const) request.changed(feature);
    const row = await ownPlan(db, request.propertyId, id);
    return planOf(row, await invoicesOf(db, [id]));
  }
  return {
    async make({ body: { id, ...asked } }, request) {
      const { planGraceDays } = await billingOf(db, request.propertyId);
      const made = await db.transaction((tx) =>
        once(tx, endpoints.make, { request, id, sent: asked }, () =>
          makePlan(tx, request, asked, planGraceDays),
        ),
      );
      return told(request, made);
    },

    async cancel({ params: { id }, body: { reason } }, request) {
      await db.transaction((tx) => cancelPlan(tx, request, id, reason));
      return told(request, id);
    },

    paper: ({ params: { id } }, { propertyId }) => planPaper(db, propertyId, id),
  };
}
