import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { limited } from '@/contracts/kit/fields/limited';

/** Lists of which a person may have chosen the columns. */
export const mostLists = 200;

/** A list as the portal calls it: a feature may have several. */
export const listName = limited(40).regex(/^[a-z]+(-[a-z]+)*$/);
export const columnNames = z.array(z.string().regex(/^[A-Za-z]{1,40}$/)).max(40);

/** How a person wants to see a list. */
const listLook = z.object({
  list: listName,
  /** The columns that they do not want to see. */
  hidden: columnNames,
  /** As many rows as fit. */
  dense: z.boolean().default(false),
});

const declared = {
  service: 'auth',
  path: '/auth/profile/columns',
  reply: z.array(listLook),
  needs: 'signed-in',
  anyPlace: true,
} as const;

/** How a person wants to see lists, in every browser. */
export const listColumnEndpoints = {
  read: endpoint({ ...declared, method: 'GET', call: z.object({}) }),
  /** Answers the choices for all lists; fails for one too many. */
  choose: endpoint({ ...declared, method: 'PUT', call: z.object({ body: listLook }) }),
};
