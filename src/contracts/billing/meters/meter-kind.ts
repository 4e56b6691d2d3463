import * as z from 'zod';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { recordEndpoints } from '@/contracts/kit/calls/record-endpoints';
import { type ListColumns, recordColumns } from '@/contracts/kit/feature/list-columns';
import { flag, text } from '@/contracts/kit/fields/fields';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { keptRate, meterRate } from './tariff';

/** What a meter measures; a line of a bill is of that kind, and of `other` where the property names it. */
export const meterTypes = ['water', 'electricity', 'own'] as const;

const onePerMonth = (rates: readonly { from: string }[]) =>
  new Set(rates.map(({ from }) => from)).size === rates.length;

export const meterKindDraft = z.object({
  type: z.enum(meterTypes),
  /** As it stands on the bill. */
  name: text(60),
  /** What is counted: a cubic metre, a kilowatt-hour. */
  unitWord: text(20),
  /** Places behind the point that are read. */
  decimals: z.coerce.number<number | string>().int().min(0).max(3),
  rates: z.array(meterRate).min(1).max(24).refine(onePerMonth, 'meterMonths'),
});

export const meterKind = z.object({
  ...recordFields,
  active: z.boolean(),
  type: z.enum(meterTypes),
  name: z.string(),
  unitWord: z.string(),
  decimals: z.number().int(),
  rates: z.array(keptRate),
});
export type MeterKind = z.output<typeof meterKind>;

const path = '/sf/meter-kind';
const calls = recordEndpoints('master-data', 'meters', {
  ...{ entity: meterKind, draft: meterKindDraft },
  filter: pageQuery(50).extend({ active: flag.optional() }),
});

/** What a property meters, and what it costs. */
export const meterKindEndpoints = {
  list: calls.list(path),
  get: calls.get(`${path}/:id`),
  upsert: calls.upsert(`${path}/upsert`),
  active: calls.active(`${path}/active/:id`),
};

/** What the list shows. */
export const meterKindColumns = {
  name: { kind: 'text', sort: true, fixed: true, card: 'title' },
  type: { kind: 'choice' },
  unitWord: { kind: 'text' },
  rates: { kind: 'text', rank: 1, wide: true, card: 'fact' },
  ...recordColumns,
} as const satisfies ListColumns<MeterKind>;

declare module '@/contracts/kit/references/reference' {
  interface ReferenceKinds {
    'meter-kind': 'master-data';
  }
}
