import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageOf } from '@/contracts/kit/calls/page-query';
import { flag, id } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { bookingSlots, slotHours } from '@/contracts/parcel/booking-slots';
import {
  parcel,
  parcelClone,
  parcelDetail,
  parcelDraft,
  parcelFilter,
  parcelLabel,
  relations,
} from '@/contracts/parcel/parcel';
import { parcelStatuses } from '@/contracts/parcel/states';

export const unitOption = z.object({ id, number: z.string(), people: z.array(z.string()) });
export type UnitOption = z.output<typeof unitOption>;

export const unitPerson = z.object({ id, name: z.string(), relation: z.enum(relations) });
export type UnitPerson = z.output<typeof unitPerson>;

/** A unit where parcels wait. */
export const waitingUnit = z.object({
  id,
  number: z.string(),
  /** Of its people and of those whom its parcels are for, who were asked for by name. */
  names: z.array(z.string()),
  /** How many parcels wait there, whoever they are for. */
  waiting: z.number().int(),
});
export type WaitingUnit = z.output<typeof waitingUnit>;

/** Our names of the list's filters to the wire's. */
export const filterNames = {
  page: 'pages',
  bookingStatus: 'statusparcel',
  userStatus: 'userstatus',
  kind: 'parcelsTypeItem',
  unitNumber: 'unit_number',
  receivedOn: 'dateReceived',
  cancelled: 'statusparcelcancel',
  bookingSlot: 'bookingTime',
};

/** What is to be fetched in a slot; `hours` are those that were booked, `09.00-12.00`. */
export const slotBookings = z.object({
  slot: z.enum(bookingSlots),
  hours: z.string(),
  booked: z.number().int(),
  ready: z.number().int(),
});
export type SlotBookings = z.output<typeof slotBookings>;

const oneById = z.object({ query: z.object({ id }) });

export const parcelEndpoints = {
  /** How many parcels stand in each status, and how many of the waiting ones need somebody today. */
  tabs: endpoint({
    service: 'parcel',
    method: 'GET',
    path: '/parcels/parcelsTab',
    call: z.object({}),
    reply: z.object({
      statuses: z.array(z.object({ status: z.enum(parcelStatuses), count: z.number().int() })),
      /** Waiting, and to be fetched today. */
      bookedToday: z.number().int(),
      /** These by their hours, the earliest first; a service of before, or of another make, says none. */
      bookings: z.array(slotBookings).default([]),
      /** Waiting for longer than the property lets parcels wait. */
      overdue: z.number().int(),
      /** How long the property lets parcels wait, and how far ahead it takes bookings. */
      unclaimedDays: z.number().int(),
      pickupDaysAhead: z.number().int(),
      /** When pick-ups are booked there, in the order of the day. */
      bookingSlots: z.array(slotHours),
    }),
    needs: 'parcels:view',
  }),
  /** A `total` that would take counting stops at a thousand rows, of words at 200, and is `atLeast` that many then. */
  list: endpoint({
    service: 'parcel',
    method: 'GET',
    path: '/parcels/parcelsListTab',
    call: z.object({ query: parcelFilter }),
    reply: pageOf(parcel),
    needs: 'parcels:view',
    wire: filterNames,
  }),
  detail: endpoint({
    service: 'parcel',
    method: 'GET',
    path: '/parcels/parcelsDetail',
    call: oneById,
    reply: parcelDetail,
    needs: 'parcels:view',
  }),
  clone: endpoint({
    service: 'parcel',
    method: 'GET',
    path: '/parcels/getParcelsCloneDetail',
    call: oneById,
    reply: parcelClone,
    needs: 'parcels:create',
  }),
  /**
   * Units whose number, or whose people's names, contain the keywords; at most 20. `anyLayout` takes the
   * keywords for what the same keys type under the other layout, where nothing has them as typed: a
   * guess for who looks around, not for who names a unit.
   */
  units: endpoint({
    service: 'parcel',
    method: 'GET',
    path: '/parcels/masterUnit',
    call: z.object({
      query: z.object({ keywords: limited(100).default(''), anyLayout: flag.optional() }),
    }),
    reply: z.array(unitOption),
    needs: 'parcels:view',
  }),
  /** Those of them where parcels wait, also by the names on these; at most 20. */
  waitingUnits: endpoint({
    service: 'parcel',
    method: 'GET',
    path: '/parcels/waitingUnits',
    call: z.object({ query: z.object({ keywords: limited(100).trim().min(1) }) }),
    reply: z.array(waitingUnit),
    needs: 'parcels:view',
  }),
  peopleOfUnit: endpoint({
    service: 'parcel',
    method: 'GET',
    path: '/parcels/masterUserInUnit',
    call: z.object({ query: z.object({ unitId: id }) }),
    reply: z.array(unitPerson),
    needs: 'parcels:view',
    wire: { unitId: 'unit_id' },
  }),
  /**
   * Receives up to 200 parcels, all or none; a replay answers the same parcels. The field error
   * `duplicateParcel` (details `id`, `code`) names the parcel that has the number and unit already.
   */
  insert: endpoint({
    service: 'parcel',
    method: 'POST',
    path: '/parcels/insertParcels',
    call: z.object({ body: z.object({ parcels: z.array(parcelDraft).min(1).max(200) }) }),
    reply: z.array(parcel),
    needs: 'parcels:create',
  }),
  /** Labels in the order of the codes, which are as in `label-codes.ts`; at most 1,000. */
  labels: endpoint({
    service: 'parcel',
    method: 'GET',
    path: '/parcels/getReportLabel',
    call: z.object({ query: z.object({ codes: limited(10_000).default('') }) }),
    reply: z.array(parcelLabel),
    needs: 'parcels:view',
  }),
  /** Tells each parcel's history that its label was printed: the next one is marked. */
  labelsPrinted: endpoint({
    service: 'parcel',
    method: 'POST',
    path: '/parcels/labelsPrinted',
    call: z.object({ body: z.object({ ids: z.array(id).min(1).max(1000) }) }),
    reply: z.object({}),
    needs: 'parcels:view',
  }),
};
