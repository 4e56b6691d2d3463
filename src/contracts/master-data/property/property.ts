import * as z from 'zod';
import { type PropertyDimension, propertyDimensions } from '@/contracts/content/targets';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import { type ListColumns, recordColumns } from '@/contracts/kit/feature/list-columns';
import { flag, id, optionalText, text } from '@/contracts/kit/fields/fields';
import { limited, typed } from '@/contracts/kit/fields/limited';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { normalThai } from '@/contracts/kit/text/thai-text';

export { type PropertyDimension, propertyDimensions };

/** Two to four letters; the property's document numbers begin with it. */
export const propertyCode = typed(10)
  .transform((value) => normalThai(value).trim().toUpperCase())
  .pipe(
    z
      .string()
      .min(1)
      .regex(/^[A-Z]{2,4}$/, 'propertyCode'),
  );

/** Where a property is, by the names of the official places. */
export const placeAddress = z.object({
  province: text(100),
  district: text(100),
  subDistrict: text(100),
  postcode: limited(5).regex(/^\d{5}$/, 'postcode'),
});
export type PlaceAddress = z.output<typeof placeAddress>;

export const propertyDraft = z.object({
  code: propertyCode,
  nameTh: text(200),
  nameEn: text(200),
  dimension: z.enum(propertyDimensions),
  brand: optionalText(100),
  /** House number, lane and road. */
  addressTh: optionalText(300),
  address: placeAddress,
});

export const property = z.object({
  ...recordFields,
  active: z.boolean(),
  code: z.string(),
  nameTh: z.string(),
  nameEn: z.string(),
  dimension: z.enum(propertyDimensions),
  brand: z.string(),
  addressTh: z.string(),
  /** Its parts are empty where nobody has said. */
  address: z.object({
    province: z.string(),
    district: z.string(),
    subDistrict: z.string(),
    postcode: z.string(),
  }),
  /** How many units and people it has. */
  units: z.number().int(),
  people: z.number().int(),
});
export type Property = z.output<typeof property>;

export const propertyFilter = pageQuery(20).extend({
  brand: limited(100).optional(),
  dimension: z.enum(propertyDimensions).optional(),
  active: flag.optional(),
});

const service = 'master-data';

const list = endpoint({
  service,
  method: 'GET',
  path: '/admin-property/list',
  call: z.object({ query: propertyFilter }),
  reply: pageOf(property),
  needs: 'properties:view',
});

/** The properties of the platform, from the main admin alone. */
export const propertyEndpoints = {
  list,
  get: endpoint({
    service,
    method: 'GET',
    path: '/admin-property/:id',
    call: z.object({ params: z.object({ id }) }),
    reply: property,
    needs: 'properties:view',
  }),
  create: endpoint({
    service,
    method: 'PUT',
    path: '/admin-property/insert',
    call: z.object({ body: propertyDraft }),
    reply: property,
    needs: 'properties:create',
  }),
  /** Fails with `STALE`, and for another code than the property has: its documents bear it. */
  change: endpoint({
    service,
    method: 'PUT',
    path: '/admin-property/update',
    call: z.object({ body: propertyDraft.extend({ id, version: z.number().int() }) }),
    reply: property,
    needs: 'properties:edit',
  }),
  /** A property that is switched off is entered by nobody, from the next call on. */
  changeActive: endpoint({
    service,
    method: 'POST',
    path: '/admin-property/changeActiveStatus',
    call: z.object({ body: z.object({ id, active: flag }) }),
    reply: property,
    needs: 'properties:edit',
  }),
  /** What the caller may make. */
  access: endpoint({
    service,
    method: 'GET',
    path: '/admin-property/getAccessCreate',
    call: z.object({}),
    reply: z.object({ create: z.boolean(), dimensions: z.array(z.enum(propertyDimensions)) }),
    needs: 'properties:view',
  }),
  /** Whether a code is free for a new property. */
  checkCode: endpoint({
    service,
    method: 'POST',
    path: '/admin-property/checkGenerate',
    call: z.object({ body: z.object({ code: propertyCode }) }),
    reply: z.object({ code: z.string(), free: z.boolean() }),
    needs: 'properties:view',
  }),
  download: endpoint({
    ...downloadEndpoint(list, '/admin-property/downloadExcel'),
    method: 'POST',
  }),
};

/** What the list and its file show. */
export const propertyColumns = {
  code: { kind: 'code', sort: true, card: 'fact' },
  nameTh: { kind: 'text', sort: true, fixed: true, card: 'title' },
  address: { kind: 'text', under: 'nameTh' },
  dimension: { kind: 'choice', rank: 3 },
  brand: { kind: 'text', sort: true, rank: 3 },
  units: { kind: 'number', rank: 1, card: 'figure', onCard: true },
  ...recordColumns,
} as const satisfies ListColumns<Property>;

declare module '@/contracts/kit/references/reference' {
  interface ReferenceKinds {
    property: 'master-data';
    /** The one that a call is made for. */
    place: 'master-data';
  }
}
