import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { instant } from '@/contracts/kit/fields/fields';
import { typed } from '@/contracts/kit/fields/limited';
import { reference } from '@/contracts/kit/references/reference';
import { changeResult, mostAtOnce, receipt } from '@/contracts/parcel/changes';
import { parcel } from '@/contracts/parcel/parcel';

/** What a resident's QR holds. */
const code = typed(100)
  .transform((scanned) => scanned.trim().toUpperCase())
  .pipe(z.string().min(1).max(100));

/**
 * Codes that hand over a unit's parcels or one of them, once, until they expire. Refused with
 * `PICKUP_UNKNOWN`, `PICKUP_EXPIRED` (`at`), `PICKUP_USED` (`by`, `at`), `PICKUP_OTHER_PROPERTY`, and
 * `PICKUP_GONE` where nothing of it waits any more.
 */
export const pickUpEndpoints = {
  /** Of a unit, or of one parcel. The code is shown this once: only its hash is kept. */
  make: endpoint({
    service: 'parcel',
    method: 'POST',
    path: '/parcels/pickUpCode',
    call: z.object({
      body: z.union([
        z.object({ unitId: reference('unit') }),
        z.object({ parcelId: reference('parcel') }),
      ]),
    }),
    reply: z.object({ code: z.string(), unitNumber: z.string(), expiresAt: instant }),
    needs: 'parcels:approve',
  }),
  /** What a scanned code would hand over; it stays unused. */
  read: endpoint({
    service: 'parcel',
    method: 'POST',
    path: '/parcels/readPickUpCode',
    call: z.object({ body: z.object({ code }) }),
    reply: z.object({ unitNumber: z.string(), expiresAt: instant, parcels: z.array(parcel) }),
    needs: 'parcels:approve',
  }),
  /** Hands over all that waits for the code, or those of it in `only`. */
  handOver: endpoint({
    service: 'parcel',
    method: 'POST',
    path: '/parcels/updateAppoveQRStautus',
    call: z.object({
      body: receipt.extend({
        code,
        status: z.literal('handed_over'),
        only: z.array(reference('parcel')).min(1).max(mostAtOnce).optional(),
      }),
    }),
    reply: z.array(changeResult),
    needs: 'parcels:approve',
    wire: { code: 'id' },
  }),
};
