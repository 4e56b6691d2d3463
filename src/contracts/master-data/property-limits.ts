import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';

/** What properties are compared by. */
export const measures = [
  'parcelsLate',
  'suggestionsLate',
  'membersWaiting',
  'overdue',
  'rate',
  'staff',
  'importsFailed',
  'lastMonth',
] as const;
export type Measure = (typeof measures)[number];

/** Of these less is worse: a limit is reached below it. */
export const fallingMeasures: readonly Measure[] = ['rate', 'staff'];

export const mostLimit = 1_000_000_000;
const limit = z.number().int().min(0).max(mostLimit).nullable();
const pair = z.object({ near: limit, over: limit });
export type Limit = z.output<typeof pair>;

/**
 * From where on a figure is near its limit, and from where over it; null where it never is. Counts as they are,
 * `overdue` in baht, `rate` in percent, `lastMonth` in months that nothing was issued.
 */
const limits = z.object(
  Object.fromEntries(measures.map((one) => [one, pair])) as Record<Measure, typeof pair>,
);
export type Limits = z.output<typeof limits>;

/** What counts until the platform says otherwise. */
export const usualLimits: Limits = {
  parcelsLate: { near: 10, over: 25 },
  suggestionsLate: { near: 3, over: 7 },
  membersWaiting: { near: 8, over: 20 },
  overdue: { near: null, over: null },
  rate: { near: 75, over: 55 },
  staff: { near: null, over: 1 },
  importsFailed: { near: 1, over: 3 },
  lastMonth: { near: 1, over: 2 },
};

const version = z.number().int().min(0);
const place = { service: 'master-data', path: '/home/limits' } as const;
const kept = z.object({ version, limits });

/** The main admin's limits, by which the table of properties is coloured. */
export const propertyLimitEndpoints = {
  read: endpoint({
    ...place,
    method: 'GET',
    call: z.object({}),
    reply: kept,
    needs: 'signed-in',
  }),
  /** Fails with `STALE`, and where a figure would be over its limit before it is near it. */
  save: endpoint({
    ...place,
    method: 'PUT',
    call: z.object({ body: kept }),
    reply: kept,
    needs: 'properties:edit',
  }),
};
