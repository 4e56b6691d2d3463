import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { limited } from '@/contracts/kit/fields/limited';

/** A tile of the first screen, and whether the person wants to see it. */
const homeTile = z.object({ tile: limited(60).regex(/^[a-z]+(-[a-z]+)*$/), shown: z.boolean() });
const tiles = z.array(homeTile).max(40);
export type HomeTile = z.output<typeof homeTile>;

const declared = {
  service: 'auth',
  path: '/auth/profile/home-tiles',
  reply: tiles,
  needs: 'signed-in',
  anyPlace: true,
} as const;

/** The tiles of the first screen in a person's own order, in every browser; none where nothing was chosen. */
export const homeTileEndpoints = {
  read: endpoint({ ...declared, method: 'GET', call: z.object({}) }),
  choose: endpoint({
    ...declared,
    method: 'PUT',
    call: z.object({ body: z.object({ tiles }) }),
  }),
};
