import * as z from 'zod';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { orderEndpoint } from '@/contracts/kit/calls/order-endpoint';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { recordEndpoints } from '@/contracts/kit/calls/record-endpoints';
import { upsertEndpoints } from '@/contracts/kit/calls/upsert-endpoints';
import { type ListColumns, recordColumns } from '@/contracts/kit/feature/list-columns';
import { flag, id } from '@/contracts/kit/fields/fields';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { storedNames, threeNames } from '@/contracts/kit/fields/three-names';
import { reference } from '@/contracts/kit/references/reference';

const names = threeNames(100);
const record = {
  ...recordFields,
  active: z.boolean(),
  ...storedNames,
};

export const categoryGroupDraft = z.object(names);
export const categoryGroup = z.object({
  ...record,
  /** How many categories it holds. */
  categories: z.number().int(),
});
export type CategoryGroup = z.output<typeof categoryGroup>;

export const categoryDraft = z.object({ groupId: reference('category-group'), ...names });
export const category = z.object({
  ...record,
  groupId: id,
  /** The group's Thai name. */
  groupTh: z.string().default(''),
  /** How many services of all properties are of it. */
  services: z.number().int().nullable().default(null),
});
export type Category = z.output<typeof category>;

const service = 'admin-order';
const feature = 'categories';
const params = z.object({ id });

/** A resource's calls, with the writing one where the wire has it: at the resource itself. */
const groups = upsertEndpoints(service, '/categories/group', feature, {
  entity: categoryGroup,
  draft: categoryGroupDraft,
  filter: pageQuery(100),
});

/** What categories of services are gathered in. */
export const categoryGroupEndpoints = {
  ...groups,
  upsert: { ...groups.upsert, path: '/categories/group' as const },
  order: orderEndpoint(service, '/categories/group/order', feature),
  download: downloadEndpoint(groups.list),
};

const call = recordEndpoints(service, feature, {
  entity: category,
  draft: categoryDraft,
  filter: pageQuery(100).extend({ groupId: id.optional(), active: flag.optional() }),
});

const list = call.list('/categories');

/** What services are told apart by, for every property. */
export const categoryEndpoints = {
  list,
  get: call.get('/categories/:id'),
  create: call.create('/categories'),
  change: call.change('/categories/:id', 'POST'),
  remove: call.remove('/categories/delete/:id', 'POST'),
  active: call.active('/categories/active/:id'),
  /** Puts one at a place of its group, the first being 1; answers the group's in their order. */
  place: endpoint({
    service,
    method: 'POST',
    path: '/categories/order/:id',
    call: z.object({ params, body: z.object({ place: z.number().int().min(1).max(500) }) }),
    reply: z.object({ ids: z.array(id) }),
    needs: 'categories:edit',
  }),
  order: orderEndpoint(service, '/categories/all_order', feature),
  download: downloadEndpoint(list),
};

const nameColumns = {
  nameTh: { kind: 'text', sort: true, fixed: true, card: 'title' },
  nameEn: { kind: 'text', under: 'nameTh' },
  nameCn: { kind: 'text', under: 'nameTh' },
} as const;

/** What the lists and their files show. */
export const categoryColumns = {
  ...nameColumns,
  groupTh: { kind: 'text', card: 'fact' },
  services: { kind: 'number', rank: 1, card: 'figure', onCard: true },
  ...recordColumns,
} as const satisfies ListColumns<Category>;
export const categoryGroupColumns = {
  ...nameColumns,
  categories: { kind: 'number', rank: 1, card: 'figure', onCard: true },
  ...recordColumns,
} as const satisfies ListColumns<CategoryGroup>;

declare module '@/contracts/kit/references/reference' {
  interface ReferenceKinds {
    category: 'admin-order';
    'category-group': 'admin-order';
  }
}
