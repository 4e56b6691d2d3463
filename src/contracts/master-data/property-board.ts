import * as z from 'zod';
import { satang } from '@/contracts/billing/money';
import { propertyDimensions } from '@/contracts/content/targets';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { id } from '@/contracts/kit/fields/fields';
import { month } from '@/contracts/kit/fields/month';

const whole = z.number().int();

/** How a property fares, as the main admin compares it with the others. */
const faring = z.object({
  id,
  code: z.string(),
  nameTh: z.string(),
  nameEn: z.string(),
  dimension: z.enum(propertyDimensions),
  units: whole,
  parcelsLate: whole,
  suggestionsLate: whole,
  membersWaiting: whole,
  /** What is owed on invoices whose day has passed. */
  overdue: satang,
  /** What came in of what the last issued month asked for, in basis points; null where none was issued. */
  rate: whole.nullable(),
  /** How many of its staff have worked in the portal in seven days. */
  staff: whole,
  /** Files of the last thirty days that came to nothing. */
  importsFailed: whole,
  /** The last month that was issued. */
  lastMonth: month.nullable(),
});
export type Faring = z.output<typeof faring>;

/** Every property in use, of the main admin alone. */
export const propertyBoardEndpoints = {
  read: endpoint({
    service: 'master-data',
    method: 'GET',
    path: '/home/properties',
    call: z.object({}),
    reply: z.array(faring),
    needs: 'signed-in',
  }),
};
