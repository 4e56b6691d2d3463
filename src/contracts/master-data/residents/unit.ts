import * as z from 'zod';
import { satang } from '@/contracts/billing/money';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import { recordEndpoints } from '@/contracts/kit/calls/record-endpoints';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import { decimal } from '@/contracts/kit/fields/decimal';
import { flag, optionalText, text } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { recordFields } from '@/contracts/kit/fields/record-fields';

export const unitKinds = ['residence', 'house', 'shop'] as const;
/** Who lives in a unit now. */
export const livings = ['owner', 'tenant', 'nobody'] as const;

export const unitDraft = z.object({
  number: text(40),
  building: optionalText(60),
  /** 0 in a village. */
  floor: z.number().int().min(-10).max(200).default(0),
  /** Square metres. */
  area: decimal(9_999_999, 2),
  /** Percent of the whole property. */
  ratio: decimal(100, 6),
  kind: z.enum(unitKinds),
});

export const unit = z.object({
  ...recordFields,
  active: z.boolean(),
  number: z.string(),
  building: z.string(),
  floor: z.number().int(),
  area: z.string(),
  ratio: z.string(),
  kind: z.enum(unitKinds),
  /** Names of those of today. */
  owners: z.array(z.string()),
  tenants: z.array(z.string()),
  /** What its invoices owe, for whoever may see invoices; nobody else is told. */
  owed: satang.optional(),
  /** Of it what is past its day. */
  late: satang.optional(),
});
export type Unit = z.output<typeof unit>;

export const unitFilter = pageQuery(20).extend({
  building: limited(60).optional(),
  living: z.enum(livings).optional(),
  /** Something of its invoices is owed; refused to who may not see invoices. */
  owes: flag.optional(),
  active: flag.optional(),
});

const service = 'master-data';
const path = '/manage-unit-customer';
const call = recordEndpoints(service, 'units', {
  entity: unit,
  draft: unitDraft,
  filter: unitFilter,
});
const list = call.list(`${path}/list`);

/** The property's units and whose they are. */
export const unitEndpoints = {
  list,
  get: call.get(`${path}/:id`),
  upsert: call.upsert(`${path}/update`, 'PUT'),
  active: call.active(`${path}/active/:id`),
  download: downloadEndpoint(list, '/manage-unit-customer/download'),
  /** How many there are to each view of the list, of those that its other filters find. */
  tabs: endpoint({
    service,
    method: 'GET',
    path: '/manage-unit-customer/tabs',
    call: z.object({
      query: unitFilter.omit({ page: true, limit: true, sort: true, living: true, owes: true }),
    }),
    reply: z.object({
      all: z.number().int(),
      owner: z.number().int(),
      tenant: z.number().int(),
      nobody: z.number().int(),
      /** For whoever may see invoices. */
      owes: z.number().int().optional(),
    }),
    needs: 'units:view',
  }),
  /** What the ratios of the active units come to, of the 100 % that they have to. */
  sums: endpoint({
    service,
    method: 'GET',
    path: '/manage-unit-customer/sums',
    call: z.object({}),
    reply: z.object({
      units: z.number().int(),
      ratio: z.string(),
      /** What 100 % lacks; below 0 where there is too much. */
      missing: z.string(),
      buildings: z.array(z.string()),
    }),
    needs: 'units:view',
  }),
  /** The active units by their numbers alone, for other apps. */
  master: endpoint({
    service,
    method: 'GET',
    path: '/admin-property/listUnitMaster',
    call: z.object({ query: pageQuery(200, 1000) }),
    reply: pageOf(unit.pick({ id: true, number: true, building: true, floor: true })),
    needs: 'units:view',
  }),
};

/** What the list and its file show. */
export const unitColumns = {
  number: { kind: 'code', sort: true, fixed: true, card: 'lead' },
  owners: { kind: 'person', wide: true, rank: 1, card: 'title' },
  tenants: { kind: 'person', card: 'fact' },
  owed: { kind: 'satang', rank: 1, card: 'state' },
  building: { kind: 'code', sort: true, rank: 2 },
  floor: { kind: 'number', sort: true, rank: 3, card: 'fact' },
  kind: { kind: 'choice', words: 'kinds', off: true },
  area: { kind: 'number', sort: true, rank: 1, card: 'figure', onCard: true },
  ratio: { kind: 'number', sort: true, rank: 3 },
  active: { kind: 'active', off: true },
} as const satisfies ListColumns<Unit>;

/** The same without what units owe for who may not see it, and without the columns that tell nothing there. */
export const unitColumnsFor = (
  maySeeMoney: boolean,
  empty: readonly (keyof typeof unitColumns)[] = [],
): ListColumns<Unit> => {
  const hidden: readonly string[] = maySeeMoney ? empty : ['owed', ...empty];
  return Object.fromEntries(Object.entries(unitColumns).filter(([name]) => !hidden.includes(name)));
};

declare module '@/contracts/kit/references/reference' {
  interface ReferenceKinds {
    unit: 'master-data';
  }
}
