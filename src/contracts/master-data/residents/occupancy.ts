import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import { day, id } from '@/contracts/kit/fields/fields';
import { optionalTypedDay, typedDay } from '@/contracts/kit/fields/typed-day';
import { reference } from '@/contracts/kit/references/reference';
import { relations } from '@/contracts/parcel/parcel';

export const occupancyDraft = z.object({
  unitId: reference('unit'),
  customerId: reference('customer'),
  relation: z.enum(relations),
  movedIn: typedDay,
  /** The last day; null as long as they stay. */
  movedOut: optionalTypedDay,
});

/** Who owned, rented or lived in a unit, from when, and until when. */
export const occupancy = z.object({
  id,
  version: z.number().int(),
  unitId: id,
  unitNumber: z.string(),
  customerId: id,
  customerName: z.string(),
  /** In the list alone, for who may see people; empty where none is known. */
  phone: z.string().optional(),
  relation: z.enum(relations),
  movedIn: day,
  movedOut: day.nullable(),
});
export type Occupancy = z.output<typeof occupancy>;

const service = 'master-data';
const one = z.object({ id });
const written = occupancyDraft.extend({ id: id.optional(), version: z.number().int().optional() });

export const occupancyEndpoints = {
  /** Of one unit or of one person, the latest first. */
  list: endpoint({
    service,
    method: 'GET',
    path: '/manage-unit-customer/people',
    call: z.object({
      query: pageQuery(200, 500).extend({ unitId: id.optional(), customerId: id.optional() }),
    }),
    reply: pageOf(occupancy),
    needs: ['units:view', 'customers:view'],
  }),
  get: endpoint({
    service,
    method: 'GET',
    path: '/manage-unit-customer/people/:id',
    call: z.object({ params: one }),
    reply: occupancy,
    needs: ['units:view', 'customers:view'],
  }),
  /** Moves somebody in; with an id it corrects that, or moves them out. */
  upsert: endpoint({
    service,
    method: 'PUT',
    path: '/manage-unit-customer/people/update',
    call: z.object({ body: written }),
    reply: occupancy,
    needs: 'units:edit',
  }),
  /** Takes back what was entered by mistake. */
  remove: endpoint({
    service,
    method: 'POST',
    path: '/manage-unit-customer/people/delete/:id',
    call: z.object({ params: one }),
    reply: one,
    needs: 'units:edit',
  }),
};
