import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import { tryId } from '@/contracts/kit/fields/chosen-id';
import { id, instant, optionalText } from '@/contracts/kit/fields/fields';
import { carriers, parcel } from '@/contracts/parcel/parcel';

/** What the property's staff chose for numbers that look like this one. */
export const carrierHabit = z.object({
  /** See `habitOf` in `carrier.ts`. */
  pattern: z.string(),
  carrier: z.enum(carriers),
});
export type CarrierHabit = z.output<typeof carrierHabit>;

/** A courier's visit: so many parcels said to be left, so many received. */
export const courierDrop = z.object({
  id,
  carrier: z.enum(carriers),
  courierName: z.string(),
  note: z.string(),
  declared: z.number().int(),
  received: z.number().int(),
  openedAt: instant,
  openedBy: z.string(),
  closedAt: instant.nullable(),
  closedBy: z.string().nullable(),
});
export type CourierDrop = z.output<typeof courierDrop>;

export const courierDropDraft = z.object({
  /** Made by the browser, and the drop's own: parcels are scanned for it before the answer. */
  id: tryId,
  carrier: z.enum(carriers),
  courierName: optionalText(100),
  note: optionalText(500),
  declared: z.coerce.number<number | string>().int().min(1).max(2000),
});

/** The paper that the courier signs: what was declared, what was received, what is missing. */
export const courierSlip = courierDrop.extend({
  /** Declared but not received. */
  missing: z.number().int(),
  /** Received but not declared. */
  extra: z.number().int(),
  parcels: z.array(
    parcel.pick({ id: true, docCode: true, parcelCode: true, unitNumber: true, kind: true }),
  ),
});
export type CourierSlip = z.output<typeof courierSlip>;

export const intakeEndpoints = {
  carrierHabits: endpoint({
    service: 'parcel',
    method: 'GET',
    path: '/parcels/carrierHabits',
    call: z.object({}),
    reply: z.array(carrierHabit),
    needs: 'parcels:view',
  }),
  /** The latest first. */
  drops: endpoint({
    service: 'parcel',
    method: 'GET',
    path: '/parcels/courierDrops',
    call: z.object({
      query: pageQuery(20).extend({ state: z.enum(['open', 'closed']).optional() }),
    }),
    reply: pageOf(courierDrop),
    needs: 'parcels:view',
  }),
  openDrop: endpoint({
    service: 'parcel',
    method: 'POST',
    path: '/parcels/courierDrops/open',
    call: z.object({ body: courierDropDraft }),
    reply: courierDrop,
    needs: 'parcels:create',
  }),
  slip: endpoint({
    service: 'parcel',
    method: 'GET',
    path: '/parcels/courierDrops/:id',
    call: z.object({ params: z.object({ id }) }),
    reply: courierSlip,
    needs: 'parcels:view',
  }),
  /** Refused with `DROP_CLOSED` (`by`, `at`) the second time. */
  closeDrop: endpoint({
    service: 'parcel',
    method: 'POST',
    path: '/parcels/courierDrops/:id/close',
    call: z.object({ params: z.object({ id }) }),
    reply: courierSlip,
    needs: 'parcels:create',
  }),
};
