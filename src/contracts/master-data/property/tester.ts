import * as z from 'zod';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { upsertEndpoints } from '@/contracts/kit/calls/upsert-endpoints';
import { type ListColumns, recordColumns } from '@/contracts/kit/feature/list-columns';
import { flag, id, optionalText, text } from '@/contracts/kit/fields/fields';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { optionalPhone } from '@/contracts/kit/fields/thai-phone';

export const testerDraft = z.object({
  name: text(200),
  phone: optionalPhone,
  note: optionalText(300),
});

export const tester = z.object({
  ...recordFields,
  active: z.boolean(),
  name: z.string(),
  phone: z.string(),
  note: z.string(),
});
export type Tester = z.output<typeof tester>;

const plain = upsertEndpoints('master-data', '/admin-property/tester', 'property-settings', {
  entity: tester,
  draft: testerDraft,
  filter: pageQuery(20).extend({ active: flag.optional() }),
});

const list = { ...plain.list, path: '/admin-property/listTestData' as const };
const changing = { service: 'master-data', needs: 'property-settings:edit' } as const;

/** Who of a property tries what is new before everybody has it. */
export const testerEndpoints = {
  list,
  get: plain.get,
  upsert: { ...plain.upsert, path: '/admin-property/addTesterData' as const },
  status: endpoint({
    ...changing,
    method: 'POST',
    path: '/admin-property/testerStatus',
    call: z.object({ body: z.object({ id, active: flag }) }),
    reply: tester,
  }),
  remove: endpoint({
    ...changing,
    method: 'PUT',
    path: '/admin-property/testerRemoveMember',
    call: z.object({ body: z.object({ id }) }),
    reply: z.object({ id }),
  }),
  removeAll: endpoint({
    ...changing,
    method: 'PUT',
    path: '/admin-property/testerRemoveAllMember',
    call: z.object({}),
    reply: z.object({ count: z.number().int() }),
  }),
  download: downloadEndpoint(list),
};

/** What the list and its file show. */
export const testerColumns = {
  name: { kind: 'text', sort: true, fixed: true },
  phone: { kind: 'phone' },
  note: { kind: 'text' },
  ...recordColumns,
} as const satisfies ListColumns<Tester>;
