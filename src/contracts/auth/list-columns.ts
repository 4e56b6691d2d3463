import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { limited } from '@/contracts/kit/fields/limited';

/** Lists of which a person may have chosen the columns. */
export const mostLists = 200;

/** The columns of a list that a person does not want to see. */
const hiddenColumns = z.object({
  /** As the portal calls it: a feature may have several. */
  list: limited(40).regex(/^[a-z]+(-[a-z]+)*$/),
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
  /** Answers the choices for all lists; fails for one too many. */
  choose: endpoint({ ...declared, method: 'PUT', call: z.object({ body: hiddenColumns }) }),
};
