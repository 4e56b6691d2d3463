import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { recordEndpoints } from '@/contracts/kit/calls/record-endpoints';
import { type ListColumns, recordColumns } from '@/contracts/kit/feature/list-columns';
import { decimal } from '@/contracts/kit/fields/decimal';
import { flag, id, optionalText, text } from '@/contracts/kit/fields/fields';
import { month } from '@/contracts/kit/fields/month';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { reference } from '@/contracts/kit/references/reference';
import { unitKinds } from '@/contracts/master-data/residents/unit';
import { enteredKinds } from './charge';
import { feeBases, feeKinds, feeRhythms } from './fee';
import { satang, someAmount } from './money';

/** A fee in the place of the property's own, or what is charged beside. */
export const ruleKinds = [...feeKinds, ...enteredKinds] as const;

const oneOf = <V extends string>(values: readonly [V, ...V[]]) =>
  z
    .union([z.literal('').transform(() => null), z.enum(values)])
    .nullish()
    .transform((value) => value ?? null);

/** Where nothing is said of building, floor and kind all units pay; those that are picked pay alone. */
export const ruleDraft = z.object({
  /** As it stands on the bill. */
  name: text(100),
  kind: z.enum(ruleKinds),
  basis: z.enum(feeBases),
  /** Of one month. */
  amount: someAmount,
  every: z.enum(feeRhythms).default('month'),
  /** Percent off for a whole quarter or year; of a month there is none. */
  discount: decimal(50, 2).default('0.00'),
  /** The first month and the last; without a last it goes on. */
  from: month,
  until: z
    .union([z.literal('').transform(() => null), month])
    .nullish()
    .transform((value) => value ?? null),
  building: optionalText(60),
  floor: z
    .number()
    .int()
    .min(-10)
    .max(200)
    .nullish()
    .transform((value) => value ?? null),
  unitKind: oneOf(unitKinds),
  unitIds: z.array(reference('unit')).max(500).default([]),
});

export const chargeRule = z.object({
  ...recordFields,
  active: z.boolean(),
  name: z.string(),
  kind: z.enum(ruleKinds),
  basis: z.enum(feeBases),
  amount: satang,
  every: z.enum(feeRhythms),
  discount: z.string(),
  from: month,
  until: month.nullable(),
  building: z.string(),
  floor: z.number().int().nullable(),
  unitKind: z.enum(unitKinds).nullable(),
  unitIds: z.array(id),
});
export type ChargeRule = z.output<typeof chargeRule>;

/** Units that a look shows at most; it adds up all of them. */
export const ruleLookMost = 100;

const path = '/sf/charge-rule';
const calls = recordEndpoints('master-data', 'invoices', {
  ...{ entity: chargeRule, draft: ruleDraft },
  filter: pageQuery(20).extend({ active: flag.optional() }),
});

/** What groups of units are charged besides meters, from one month to another. */
export const chargeRuleEndpoints = {
  list: calls.list(path),
  get: calls.get(`${path}/:id`),
  /** Refuses to begin in a month before the one that is issued next; what fees are is for whoever may set the property's. */
  upsert: calls.upsert(`${path}/upsert`),
  active: calls.active(`${path}/active/:id`),
  /** Who would pay how much in a month, and nothing kept; of a fee those for whom no narrower rule counts. */
  look: endpoint({
    ...{ service: 'master-data', method: 'POST', path: `${path}/look` },
    call: z.object({
      body: ruleDraft
        .pick({
          ...{ kind: true, basis: true, amount: true, from: true, building: true, floor: true },
          ...{ unitKind: true, unitIds: true },
        })
        .extend({ id: id.optional() }),
    }),
    reply: z.object({
      units: z.number().int(),
      total: satang,
      rows: z.array(
        z.object({ id, unitNumber: z.string(), payerName: z.string(), amount: satang }),
      ),
    }),
    needs: 'invoices:view',
  }),
};

/** What the list shows. */
export const chargeRuleColumns = {
  name: { kind: 'text', sort: true, fixed: true, card: 'title' },
  kind: { kind: 'choice', rank: 3 },
  building: { kind: 'text', wide: true, rank: 2, card: 'fact' },
  amount: { kind: 'satang', sort: true, rank: 1, card: 'figure' },
  basis: { kind: 'choice', rank: 1 },
  every: { kind: 'choice', rank: 2 },
  from: { kind: 'month', sort: true, rank: 2 },
  until: { kind: 'month', rank: 1, card: 'fact' },
  ...recordColumns,
} as const satisfies ListColumns<ChargeRule>;
