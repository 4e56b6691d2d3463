import * as z from 'zod';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { orderEndpoint } from '@/contracts/kit/calls/order-endpoint';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { recordEndpoints } from '@/contracts/kit/calls/record-endpoints';
import { type ListColumns, recordColumns } from '@/contracts/kit/feature/list-columns';
import { flag } from '@/contracts/kit/fields/fields';
import { phoneLine, storedPhoneLine } from '@/contracts/kit/fields/phone-line';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { storedTitles, threeTitles } from '@/contracts/kit/fields/three-names';

export const phoneCategories = [
  ...(['juristic', 'emergency', 'hospital'] as const),
  ...(['utility', 'repair', 'transport', 'other'] as const),
] as const;

export const phoneDraft = z.object({
  ...threeTitles(200),
  category: z.enum(phoneCategories),
  numbers: z.array(phoneLine).min(1).max(5),
});

export const phone = z.object({
  ...recordFields,
  active: z.boolean(),
  ...storedTitles,
  category: z.enum(phoneCategories),
  numbers: z.array(storedPhoneLine),
});
export type Phone = z.output<typeof phone>;

export const phoneFilter = pageQuery(20).extend({
  category: z.enum(phoneCategories).optional(),
  active: flag.optional(),
});

const [service, feature, path] = ['master-data', 'phone-directory', '/phone-directory'] as const;
const call = recordEndpoints(service, feature, {
  entity: phone,
  draft: phoneDraft,
  filter: phoneFilter,
});
const list = call.list(`${path}/pages`);

/** The numbers that a property's residents and staff look up. */
export const phoneEndpoints = {
  list,
  get: call.get(`${path}/phone/:id`),
  create: call.create(`${path}/phone_list`),
  change: call.change(`${path}/phone/:id`),
  remove: call.remove(`${path}/phone/:id`),
  active: call.active(`${path}/active/:id`),
  order: orderEndpoint(service, `${path}/order`, feature),
  download: downloadEndpoint(list, `${path}/download`),
};

/** What the list and its file show. */
export const phoneColumns = {
  titleTh: { kind: 'text', sort: true, fixed: true, card: 'title' },
  category: { kind: 'choice', under: 'titleTh' },
  numbers: { kind: 'phone', rank: 1, card: 'fact' },
  ...recordColumns,
} as const satisfies ListColumns<Phone>;
