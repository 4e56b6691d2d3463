import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import { day, id } from '@/contracts/kit/fields/fields';
import { filterNames } from '@/contracts/parcel/endpoints';
import { parcel, parcelEvent, parcelFilter } from '@/contracts/parcel/parcel';
import { problemKinds } from '@/contracts/parcel/states';

/** The list's filters, without its pages. */
export const reportFilter = parcelFilter.omit({ page: true, limit: true, sort: true });
export type ReportFilter = z.output<typeof reportFilter>;

/** An .xlsx; the header `x-row-count` says how many rows it holds, and so does its last line. */
const file = <C extends z.ZodType>(
  method: 'GET' | 'POST',
  path: `/${string}`,
  call: C,
  wire = {},
) =>
  endpoint({
    service: 'parcel',
    method,
    path,
    call,
    reply: fileReply,
    envelope: 'file',
    needs: 'parcels:export',
    wire: { ...filterNames, ...wire },
  });

/** A line of the daily log. */
export const logLine = parcelEvent
  .omit({ signature: true, photo: true, ip: true, device: true })
  .extend(
    parcel.pick({
      docCode: true,
      unitNumber: true,
      recipientName: true,
      carrier: true,
      parcelCode: true,
    }).shape,
  )
  .extend({ parcelId: id });
export type LogLine = z.output<typeof logLine>;

/** How long the waiting parcels have waited: up to so many days. */
export const ageBuckets = [0, 1, 3, 7, 14, 30] as const;

const flow = { in: z.number().int(), out: z.number().int() };

/** Parcels that came in and went out, and how old the waiting ones are. */
export const parcelFlow = z.object({
  days: z.array(z.object({ day, ...flow })),
  /** By the hour in Bangkok, 0 to 23, of all the days together. */
  hours: z.array(z.object({ hour: z.number().int(), ...flow })),
  /**
   * `upTo` days old, `null` for all that are older; late from the property's own limit on, at which one
   * ends.
   */
  ageing: z.array(
    z.object({ upTo: z.number().int().nullable(), count: z.number().int(), late: z.boolean() }),
  ),
});
export type ParcelFlow = z.output<typeof parcelFlow>;

export const parcelReportEndpoints = {
  /** What still waits, by the list's filters. */
  notReceived: file(
    'GET',
    '/parcels/getReportnotReceived',
    z.object({ query: reportFilter.omit({ status: true }) }),
  ),
  /** What came in on a Bangkok day. */
  receivedOn: file(
    'GET',
    '/parcels/getReportListReceived',
    z.object({ query: reportFilter.extend({ receivedOn: day }) }),
    { receivedOn: 'date_received' },
  ),
  /** Every event of the parcels that the filters find, a line for each. */
  tracking: file('POST', '/parcels-tracking/report/detail', z.object({ body: reportFilter })),
  /** The parcels that the list's filters find in its order, a line for each. */
  information: file(
    'POST',
    '/parcels-tracking/report/information',
    z.object({ body: reportFilter.extend({ sort: parcelFilter.shape.sort }) }),
  ),
  /** What came and went on a Bangkok day, the latest first: the events of `handChanges`. */
  dailyLog: endpoint({
    service: 'parcel',
    method: 'GET',
    path: '/parcels/dailyLog',
    call: z.object({ query: pageQuery(50, 500).extend({ day }) }),
    reply: pageOf(logLine),
    needs: 'parcels:view',
  }),
  /** Of the Bangkok days from the first to the last, at most 366. */
  flow: endpoint({
    service: 'parcel',
    method: 'GET',
    path: '/parcels/flow',
    call: z.object({ query: z.object({ from: day, to: day }) }),
    reply: parcelFlow,
    needs: 'parcels:view',
  }),
  /** How many parcels have each problem now. */
  problems: endpoint({
    service: 'parcel',
    method: 'GET',
    path: '/parcels/problems',
    call: z.object({}),
    reply: z.array(z.object({ problem: z.enum(problemKinds), count: z.number().int() })),
    needs: 'parcels:view',
  }),
};
