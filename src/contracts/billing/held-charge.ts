import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { instant, text } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { satang } from './money';

/** Money at the gateway that no payment here asked for: of the whole installation, for it says nobody's name. */
const heldCharge = z.object({
  charge: z.string(),
  gateway: z.string(),
  amount: satang,
  at: instant,
});
export type HeldCharge = z.output<typeof heldCharge>;

export const heldChargeEndpoints = {
  /** Those that nobody has dealt with, the latest first; none for a property's own staff. */
  list: endpoint({
    ...{ service: 'master-data', method: 'GET', path: '/mpay/held' },
    call: z.object({}),
    reply: z.array(heldCharge),
    needs: 'mpay:view',
  }),
  /** Notes what became of one; `refund` gives it back at the gateway first. `FORBIDDEN` for a property's own staff. */
  settle: endpoint({
    ...{ service: 'master-data', method: 'POST', path: '/mpay/held/settle' },
    call: z.object({
      body: z.object({
        charge: limited(100).min(1),
        refund: z.boolean().default(false),
        reason: text(200),
      }),
    }),
    reply: z.array(heldCharge),
    needs: 'mpay:approve',
  }),
};
