import * as z from 'zod';
import { endpoint } from '@/contracts/kit/endpoint';
import { featureKey } from '@/contracts/kit/permissions';

/** The columns of a feature's list that a person does not want to see. */
const hiddenColumns = z.object({
  list: featureKey,
  hidden: z.array(z.string().regex(/^[A-Za-z]{1,40}$/)).max(40),
});

const declared = {
  service: 'auth',
  path: '/auth/profile/columns',
  reply: z.array(hiddenColumns),
  needs: 'signed-in',
  anyPlace: true,
} as const;

/** How a person wants to see lists, in every browser. */
export const listColumnEndpoints = {
  read: endpoint({ ...declared, method: 'GET', call: z.object({}) }),
  /** Answers the choices for all lists. */
  choose: endpoint({ ...declared, method: 'PUT', call: z.object({ body: hiddenColumns }) }),
};
