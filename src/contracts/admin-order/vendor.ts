import * as z from 'zod';
import { targets } from '@/contracts/content/targets';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { upsertEndpoints } from '@/contracts/kit/calls/upsert-endpoints';
import { type ListColumns, recordColumns } from '@/contracts/kit/feature/list-columns';
import { email, flag, id, optionalText, text } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { phoneLine, storedPhoneLine } from '@/contracts/kit/fields/phone-line';
import { recordFields } from '@/contracts/kit/fields/record-fields';

/** Provinces by their Thai names, as the lookups have them. */
export const areas = z.array(text(100)).max(100);

export const vendorDraft = z.object({
  name: text(200),
  contactName: text(200),
  phone: phoneLine,
  email: z.literal('').or(email).default(''),
  /** Where it serves. */
  areas: areas.min(1),
  note: optionalText(1000),
  announceTo: targets,
});

export const vendor = z.object({
  ...recordFields,
  active: z.boolean(),
  name: z.string(),
  contactName: z.string(),
  phone: storedPhoneLine,
  email: z.string(),
  areas: z.array(z.string()),
  note: z.string(),
  /** How many services it does, of those that the caller sees. */
  services: z.number().int(),
  announceTo: z.array(id),
  /** It is of the place that the caller works in, who may therefore change it. */
  own: z.boolean(),
});
export type Vendor = z.output<typeof vendor>;

export const vendorFilter = pageQuery(20).extend({
  province: limited(100).optional(),
  active: flag.optional(),
});

const path = '/vendor-management/vendor';
const calls = upsertEndpoints('admin-order', path, 'vendors', {
  entity: vendor,
  draft: vendorDraft,
  filter: vendorFilter,
});
const list = { ...calls.list, path: `${path}/page` as const };

/** Who does what residents order: a property's own, and the platform's that name it. */
export const vendorEndpoints = { ...calls, list, download: downloadEndpoint(list) };

/** What the list and its file show. */
export const vendorColumns = {
  name: { kind: 'text', sort: true, fixed: true, card: 'title' },
  contactName: { kind: 'person', sort: true, under: 'name' },
  phone: { kind: 'phone', card: 'fact' },
  areas: { kind: 'text', wide: true, rank: 3 },
  services: { kind: 'number', card: 'figure', onCard: true },
  ...recordColumns,
} as const satisfies ListColumns<Vendor>;

declare module '@/contracts/kit/references/reference' {
  interface ReferenceKinds {
    vendor: 'admin-order';
  }
}
