import * as z from 'zod';
import { countsEndpoint } from '@/contracts/kit/calls/counts-endpoint';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { orderEndpoint } from '@/contracts/kit/calls/order-endpoint';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { upsertEndpoints } from '@/contracts/kit/calls/upsert-endpoints';
import { type ListColumns, recordColumns } from '@/contracts/kit/feature/list-columns';
import { flag } from '@/contracts/kit/fields/fields';
import { phoneLine, storedPhoneLine } from '@/contracts/kit/fields/phone-line';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { storedNames, threeNames } from '@/contracts/kit/fields/three-names';

/** Where the residents' app shows a number: its emergency button, the office, or its services. */
export const quickCallTypes = ['A1', 'A2', 'A3'] as const;
const type = z.enum(quickCallTypes);

export const quickCallDraft = z.object({
  type,
  ...threeNames(100),
  phone: phoneLine,
});

export const quickCall = z.object({
  ...recordFields,
  active: z.boolean(),
  type,
  ...storedNames,
  phone: storedPhoneLine,
});
export type QuickCall = z.output<typeof quickCall>;

export const quickCallFilter = pageQuery(50).extend({
  type: type.default('A1'),
  active: flag.optional(),
});

const five = upsertEndpoints('master-data', '/quick-call-phone', 'quick-call', {
  entity: quickCall,
  draft: quickCallDraft,
  filter: quickCallFilter,
});

/** The numbers that residents call by one press. */
export const quickCallEndpoints = {
  ...five,
  types: countsEndpoint(five.list, '/quick-call-phone/type', { type }),
  order: orderEndpoint('master-data', '/quick-call-phone/order', 'quick-call'),
  download: downloadEndpoint(five.list),
};

/** What the list and its file show. */
export const quickCallColumns = {
  nameTh: { kind: 'text', sort: true, fixed: true, card: 'title' },
  phone: { kind: 'phone', rank: 1, card: 'figure' },
  ...recordColumns,
} as const satisfies ListColumns<QuickCall>;
