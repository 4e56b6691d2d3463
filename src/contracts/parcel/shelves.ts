import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { id } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { parcel, shelfPlace } from '@/contracts/parcel/parcel';

const namedPlace = shelfPlace.pipe(z.string().min(1));

/** A parcel as the shelves know it. */
export const shelvedParcel = parcel.pick({
  id: true,
  docCode: true,
  parcelCode: true,
  unitNumber: true,
  shelf: true,
  status: true,
});

/** What was found on a shelf beside what should be there. */
export const shelfAudit = z.object({
  shelf: z.string(),
  present: z.array(shelvedParcel),
  /** Should be there and was not scanned. */
  missing: z.array(shelvedParcel),
  /** Was scanned there, but belongs elsewhere or is not in the office's hands any more. */
  misplaced: z.array(shelvedParcel),
  /** Codes of no parcel of the property. */
  unknown: z.array(z.string()),
});
export type ShelfAudit = z.output<typeof shelfAudit>;

export const shelfEndpoints = {
  /** Places in use, with how many parcels lie there; an empty name for those without a place. */
  list: endpoint({
    service: 'parcel',
    method: 'GET',
    path: '/parcels/shelves',
    call: z.object({}),
    reply: z.array(z.object({ shelf: z.string(), count: z.number().int() })),
    needs: 'parcels:view',
  }),
  /** Puts parcels at a place, or at none; those that are gone are left, and not in `moved`. */
  move: endpoint({
    service: 'parcel',
    method: 'POST',
    path: '/parcels/shelves/move',
    call: z.object({ body: z.object({ ids: z.array(id).min(1).max(500), shelf: shelfPlace }) }),
    reply: z.object({ moved: z.array(id) }),
    needs: 'parcels:edit',
  }),
  /** Compares scanned codes, ours or the carriers', with what should be at the place, and keeps it. */
  audit: endpoint({
    service: 'parcel',
    method: 'POST',
    path: '/parcels/shelves/audit',
    call: z.object({
      body: z.object({ shelf: namedPlace, codes: z.array(limited(64)).max(500) }),
    }),
    reply: shelfAudit,
    needs: 'parcels:edit',
  }),
};
