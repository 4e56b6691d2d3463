import * as z from 'zod';
import { endpoint } from '@/contracts/kit/endpoint';
import { id } from '@/contracts/kit/fields';
import { pageOf } from '@/contracts/kit/page-query';
import {
  handOver,
  parcel,
  parcelDetail,
  parcelDraft,
  parcelFilter,
  parcelLabel,
  parcelStatuses,
  relations,
} from '@/contracts/parcel/parcel';

export const unitOption = z.object({ id, number: z.string(), people: z.array(z.string()) });
export type UnitOption = z.output<typeof unitOption>;

export const unitPerson = z.object({ id, name: z.string(), relation: z.enum(relations) });
export type UnitPerson = z.output<typeof unitPerson>;

const filterNames = {
  page: 'pages',
  kind: 'parcelsTypeItem',
  unitNumber: 'unit_number',
  receivedOn: 'dateReceived',
};

export const parcelEndpoints = {
  /** How many parcels stand in each status. */
  tabs: endpoint({
    service: 'parcel',
    method: 'GET',
    path: '/parcels/parcelsTab',
    call: z.object({}),
    reply: z.array(z.object({ status: z.enum(parcelStatuses), count: z.number().int() })),
    needs: 'parcels:view',
  }),
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
    call: z.object({ query: z.object({ id }) }),
    reply: parcelDetail,
    needs: 'parcels:view',
  }),
  /** Units whose number, or whose people's names, contain the keywords; at most 20. */
  units: endpoint({
    service: 'parcel',
    method: 'GET',
    path: '/parcels/masterUnit',
    call: z.object({ query: z.object({ keywords: z.string().max(100).default('') }) }),
    reply: z.array(unitOption),
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
  /** Receives up to 200 parcels, all or none; a replay answers the same parcels. */
  insert: endpoint({
    service: 'parcel',
    method: 'POST',
    path: '/parcels/insertParcels',
    call: z.object({ body: z.object({ parcels: z.array(parcelDraft).min(1).max(200) }) }),
    reply: z.array(parcel),
    needs: 'parcels:create',
  }),
  /** Fails with `PARCEL_HANDED_OVER` (details `code`, `receiver`, `at`, `by`) the second time. */
  handOver: endpoint({
    service: 'parcel',
    method: 'POST',
    path: '/parcels/updateAppoveStautus',
    call: z.object({ body: handOver }),
    reply: parcel,
    needs: 'parcels:approve',
  }),
  /** Labels in the order of the codes: the parcels' own numbers, joined by commas, at most 500. */
  labels: endpoint({
    service: 'parcel',
    method: 'GET',
    path: '/parcels/getReportLabel',
    call: z.object({ query: z.object({ codes: z.string().min(1).max(10_000) }) }),
    reply: z.array(parcelLabel),
    needs: 'parcels:view',
  }),
};
