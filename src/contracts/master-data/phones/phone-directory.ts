import * as z from 'zod';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { orderEndpoint } from '@/contracts/kit/calls/order-endpoint';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import { type ListColumns, recordColumns } from '@/contracts/kit/feature/list-columns';
import { flag, id, optionalText, text } from '@/contracts/kit/fields/fields';
import { phoneLine, storedPhoneLine } from '@/contracts/kit/fields/phone-line';
import { recordFields } from '@/contracts/kit/fields/record-fields';

export const phoneCategories = [
  ...(['juristic', 'emergency', 'hospital'] as const),
  ...(['utility', 'repair', 'transport', 'other'] as const),
] as const;

export const phoneDraft = z.object({
  titleTh: text(200),
  titleEn: optionalText(200),
  titleCn: optionalText(200),
  category: z.enum(phoneCategories),
  numbers: z.array(phoneLine).min(1).max(5),
});

export const phone = z.object({
  ...recordFields,
  active: z.boolean(),
  titleTh: z.string(),
  titleEn: z.string(),
  titleCn: z.string(),
  category: z.enum(phoneCategories),
  numbers: z.array(storedPhoneLine),
});
export type Phone = z.output<typeof phone>;

export const phoneFilter = pageQuery(20).extend({
  category: z.enum(phoneCategories).optional(),
  active: flag.optional(),
});

const service = 'master-data';
const one = z.object({ id });
const versioned = phoneDraft.extend({ version: z.number().int().optional() });

const list = endpoint({
  service,
  method: 'GET',
  path: '/phone-directory/pages',
  call: z.object({ query: phoneFilter }),
  reply: pageOf(phone),
  needs: 'phone-directory:view',
});

/** The numbers that a property's residents and staff look up. */
export const phoneEndpoints = {
  list,
  get: endpoint({
    service,
    method: 'GET',
    path: '/phone-directory/phone/:id',
    call: z.object({ params: one }),
    reply: phone,
    needs: 'phone-directory:view',
  }),
  create: endpoint({
    service,
    method: 'POST',
    path: '/phone-directory/phone_list',
    call: z.object({ body: phoneDraft }),
    reply: phone,
    needs: 'phone-directory:create',
  }),
  change: endpoint({
    service,
    method: 'PUT',
    path: '/phone-directory/phone/:id',
    call: z.object({ params: one, body: versioned }),
    reply: phone,
    needs: 'phone-directory:edit',
  }),
  remove: endpoint({
    service,
    method: 'DELETE',
    path: '/phone-directory/phone/:id',
    call: z.object({ params: one }),
    reply: one,
    needs: 'phone-directory:delete',
  }),
  active: endpoint({
    service,
    method: 'POST',
    path: '/phone-directory/active/:id',
    call: z.object({ params: one, body: z.object({ active: z.boolean() }) }),
    reply: phone,
    needs: 'phone-directory:edit',
  }),
  order: orderEndpoint(service, '/phone-directory/order', 'phone-directory'),
  download: downloadEndpoint(list, '/phone-directory/download'),
};

/** What the list and its file show. */
export const phoneColumns = {
  titleTh: { kind: 'text', sort: true, fixed: true },
  category: { kind: 'choice' },
  numbers: { kind: 'phone' },
  ...recordColumns,
} as const satisfies ListColumns<Phone>;
