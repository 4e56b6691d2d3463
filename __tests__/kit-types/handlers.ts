import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import type { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { type Handlers, mount } from '@/services/kit/calls/mount';

/** What the type checker must refuse about handlers; nothing here runs. */

const doors = {
  knock: endpoint({
    service: 'auth',
    method: 'POST',
    path: '/doors/:id',
    call: z.object({ params: z.object({ id: z.string() }), body: z.object({ times: z.number() }) }),
    reply: z.object({ open: z.boolean() }),
    needs: 'anyone',
  }),
  list: endpoint({
    service: 'auth',
    method: 'GET',
    path: '/doors',
    call: z.object({}),
    reply: z.array(z.string()),
    needs: 'parcels:view',
  }),
};

const list = async () => ['ก'];

export function handlersOf(app: FastifyInstance) {
  mount(app, doors, { list, knock: async ({ body }) => ({ open: body.times > 2 }) });

  // @ts-expect-error a handler is missing
  mount(app, doors, { list });

  // @ts-expect-error no endpoint has this name
  mount(app, doors, { list, knock: async () => ({ open: true }), ring: list });

  // @ts-expect-error the reply is of another shape
  mount(app, doors, { list, knock: async () => ({ open: 'yes' }) });

  // @ts-expect-error a field of the reply is missing
  mount(app, doors, { list, knock: async () => ({}) });

  // @ts-expect-error the body has no such field
  mount(app, doors, { list, knock: async ({ body }) => ({ open: body.hard }) });

  // @ts-expect-error this call has no query
  mount(app, doors, { list, knock: async ({ query }) => ({ open: query.page > 1 }) });
}

export const needs = endpoint({
  ...doors.list,
  // @ts-expect-error no feature or action is called so
  needs: 'parcels:burn',
});

type ParcelHandlers = Handlers<typeof parcelEndpoints>;

export const tabs: ParcelHandlers['tabs'] = async () => ({
  statuses: [{ status: 'waiting', count: 1 }],
  bookedToday: 0,
  bookings: [],
  overdue: 0,
  unclaimedDays: 7,
  pickupDaysAhead: 7,
  bookingSlots: [],
});

// @ts-expect-error no parcel stands in this status
export const wrongTabs: ParcelHandlers['tabs'] = async () => ({
  statuses: [{ status: 'lost', count: 1 }],
  bookedToday: 0,
  bookings: [],
  overdue: 0,
  unclaimedDays: 7,
  pickupDaysAhead: 7,
  bookingSlots: [],
});
