import * as z from 'zod';
import { type MenuGroup, menuGroups } from '@/contracts/features/menu-groups';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import { instant, optionalText } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { storedNames } from '@/contracts/kit/fields/three-names';

/** A menu entry's `labelkey`. */
const key = limited(60).regex(/^[a-z]+(-[a-z]+)*$/);
const group = z.enum(Object.keys(menuGroups) as [MenuGroup, ...MenuGroup[]]);

/** The names in the menu; one that is empty is the built-in one. */
export const menuFeatureDraft = z.object({
  nameTh: optionalText(60),
  nameEn: optionalText(60),
  nameCn: optionalText(60),
});

export const menuFeature = z.object({
  id: key,
  /** 0 where nothing was ever changed. */
  version: z.number().int(),
  group,
  ...storedNames,
  builtIn: z.object({ th: z.string(), en: z.string(), cn: z.string() }),
  /** In how many of the properties in use it is switched on; null for what no property switches. */
  places: z.number().int().nullable().default(null),
  /** Somebody has put its group into an order. */
  ordered: z.boolean(),
  updatedAt: instant.nullable(),
  updatedBy: z.string(),
});
export type MenuFeature = z.output<typeof menuFeature>;

const service = 'master-data';
const read = { service, needs: 'menu-features:view' } as const;
const changing = { service, method: 'PUT', needs: 'menu-features:edit' } as const;

/** What the menu calls its screens, and their order in each of its groups; of the main admin alone. */
export const menuFeatureEndpoints = {
  list: endpoint({
    ...read,
    method: 'GET',
    path: '/all-menufeature',
    call: z.object({ query: pageQuery(100).extend({ group: group.optional() }) }),
    reply: pageOf(menuFeature),
  }),
  get: endpoint({
    ...read,
    method: 'GET',
    path: '/menufeature/:id',
    call: z.object({ params: z.object({ id: key }) }),
    reply: menuFeature,
  }),
  /** Puts the entries of one group into an order; none at all puts every group into the built-in one. */
  order: endpoint({
    ...changing,
    path: '/all-menufeature',
    call: z.object({ body: z.object({ ids: z.array(key).max(100) }) }),
    reply: z.object({ ids: z.array(key) }),
  }),
  upsert: endpoint({
    ...changing,
    path: '/menufeature',
    call: z.object({
      body: menuFeatureDraft.extend({ id: key, version: z.number().int().min(0) }),
    }),
    reply: menuFeature,
  }),
};

/** What the list shows. */
export const menuFeatureColumns = {
  nameTh: { kind: 'text', fixed: true, card: 'title' },
  nameEn: { kind: 'text', under: 'nameTh' },
  nameCn: { kind: 'text', under: 'nameTh' },
  group: { kind: 'text', card: 'fact' },
  places: { kind: 'number', rank: 1 },
  updatedAt: { kind: 'instant', off: true, rank: 3 },
  updatedBy: { kind: 'person', off: true, rank: 3 },
} as const satisfies ListColumns<MenuFeature>;
