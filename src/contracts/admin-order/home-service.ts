import * as z from 'zod';
import { areas } from '@/contracts/admin-order/vendor';
import { picture } from '@/contracts/content/picture';
import { targets } from '@/contracts/content/targets';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { upsertEndpoints } from '@/contracts/kit/calls/upsert-endpoints';
import { type ListColumns, recordColumns } from '@/contracts/kit/feature/list-columns';
import { flag, id, optionalText } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { baht } from '@/contracts/kit/fields/satang';
import { storedNames, threeNames } from '@/contracts/kit/fields/three-names';
import { reference } from '@/contracts/kit/references/reference';

/** Of one service or one order, satang. */
export const mostPrice = 100_000_000;

export const homeServiceDraft = z.object({
  ...threeNames(200),
  categoryId: reference('category'),
  priceSatang: baht(mostPrice),
  /** What the price is for: one visit, one hour, one bottle. */
  per: optionalText(40),
  detail: optionalText(2000),
  /** Where it is offered. */
  areas: areas.min(1),
  /** Who does it. */
  vendorIds: z.array(reference('vendor')).max(100).default([]),
  picture,
  announceTo: targets,
});

export const homeService = z.object({
  ...recordFields,
  active: z.boolean(),
  ...storedNames,
  categoryId: id,
  categoryTh: z.string(),
  priceSatang: z.number().int(),
  per: z.string(),
  detail: z.string(),
  areas: z.array(z.string()),
  vendorIds: z.array(id),
  vendorNames: z.string(),
  picture: id.nullable(),
  announceTo: z.array(id),
  /** It is of the place that the caller works in, who may therefore change it. */
  own: z.boolean(),
});
export type HomeService = z.output<typeof homeService>;

export const homeServiceFilter = pageQuery(20).extend({
  categoryId: id.optional(),
  vendorId: id.optional(),
  province: limited(100).optional(),
  active: flag.optional(),
});

const path = '/vendor-management/services';
const calls = upsertEndpoints('admin-order', path, 'services', {
  entity: homeService,
  draft: homeServiceDraft,
  filter: homeServiceFilter,
});

const named = z.object({ id, nameTh: z.string(), nameEn: z.string(), nameCn: z.string() });

/** What residents can order: a property's own, and the platform's that name it. */
export const homeServiceEndpoints = {
  ...calls,
  download: downloadEndpoint(calls.list),
  /** What a service is told apart by and who can do it, as far as the caller sees them. */
  choices: endpoint({
    service: 'admin-order',
    method: 'GET',
    path: `${path}/choices`,
    call: z.object({}),
    reply: z.object({
      categories: z.array(named.extend({ group: named.omit({ id: true }) })),
      vendors: z.array(z.object({ id, name: z.string(), active: z.boolean() })),
    }),
    needs: 'services:view',
  }),
};

/** What the list and its file show. */
export const homeServiceColumns = {
  nameTh: { kind: 'text', sort: true, fixed: true, card: 'title' },
  categoryTh: { kind: 'text', sort: true, under: 'nameTh' },
  vendorNames: { kind: 'text', wide: true, rank: 2, card: 'fact' },
  areas: { kind: 'text', wide: true, rank: 3 },
  priceSatang: { kind: 'satang', sort: true, rank: 1, card: 'figure' },
  per: { kind: 'choice', rank: 2 },
  ...recordColumns,
} as const satisfies ListColumns<HomeService>;

declare module '@/contracts/kit/references/reference' {
  interface ReferenceKinds {
    'home-service': 'admin-order';
  }
}
