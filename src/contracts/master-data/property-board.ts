import * as z from 'zod';
import { satang } from '@/contracts/billing/money';
import { propertyDimensions } from '@/contracts/content/targets';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import type { Feature } from '@/contracts/kit/feature/permissions';
import { day, id } from '@/contracts/kit/fields/fields';
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
  /** The day by which that month is to be paid; null where nobody asked for a day. */
  rateDue: day.nullable(),
  /** How many of its staff have worked in the portal in seven days; null where it is younger and none has. */
  staff: whole.nullable(),
  /** Files that came to nothing and nobody has seen to. */
  importsFailed: whole,
  /** The last month that was issued. */
  lastMonth: month.nullable(),
});
export type Faring = z.output<typeof faring>;

/** Whose changes at any property change how it fares. */
export const faringFollows: readonly Feature[] = [
  ...(['parcels', 'suggestions', 'new-members', 'invoices', 'receipts', 'units'] as const),
  ...(['customers', 'property-settings'] as const),
];

export const faringColumns = {
  code: { kind: 'code' },
  nameTh: { kind: 'text' },
  dimension: { kind: 'choice' },
  units: { kind: 'number' },
  parcelsLate: { kind: 'number' },
  suggestionsLate: { kind: 'number' },
  membersWaiting: { kind: 'number' },
  overdue: { kind: 'satang', summed: true },
  rate: { kind: 'number' },
  staff: { kind: 'number' },
  importsFailed: { kind: 'number' },
  lastMonth: { kind: 'month' },
} as const satisfies ListColumns<Faring>;

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
  /** The same as .xlsx. */
  download: endpoint({
    service: 'master-data',
    method: 'GET',
    path: '/home/properties/download',
    call: z.object({}),
    reply: fileReply,
    envelope: 'file',
    needs: 'properties:export',
  }),
};
