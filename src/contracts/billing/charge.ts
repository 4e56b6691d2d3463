import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import { id, optionalText, text } from '@/contracts/kit/fields/fields';
import { feeBases } from './fee';
import { satang, someAmount } from './money';

/** What a unit can be charged for. */
export const chargeKinds = [
  ...(['common', 'sinking', 'water', 'electricity', 'fine', 'surcharge', 'other'] as const),
] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** What staff enter for a unit; the others follow from the settings and from what is owed. */
export const enteredKinds = ['fine', 'other'] as const;

/** How an amount came about, a line each: what was counted, and what it comes to. */
export const derivation = z.object({
  /** What it is of, such as the number of the invoice that is late. */
  of: z.string(),
  principal: satang,
  from: z.string(),
  until: z.string(),
  days: z.number().int(),
  /** Percent a year. */
  rate: z.string(),
  amount: satang,
});
export type Derivation = z.output<typeof derivation>;

/** What an amount is reckoned from. */
export const counted = z.object({
  /** Square metres, square wah, percent or what a meter counts; empty where nothing was counted. */
  quantity: z.string(),
  /** Satang for one of them, by ratio what all pay together; null where there is none. */
  rate: satang.nullable(),
  /** What a fee goes by; null of what is no fee and of no rule. */
  basis: z.enum(feeBases).nullable(),
  /** Months that it bills at once, and the percent off for that. */
  months: z.number().int(),
  discount: z.string(),
});
export type Counted = z.output<typeof counted>;

export const charge = z.object({
  id,
  unitId: id,
  unitNumber: z.string(),
  kind: z.enum(chargeKinds),
  description: z.string(),
  ...counted.shape,
  amount: satang,
  derivation: z.array(derivation),
});
export type Charge = z.output<typeof charge>;

export const chargeDraft = z.object({
  unitNumber: text(40),
  kind: z.enum(enteredKinds),
  amount: someAmount,
  description: optionalText(200),
});

const service = 'master-data';

/** What waits for the next month's invoices. */
export const chargeEndpoints = {
  list: endpoint({
    service,
    method: 'GET',
    path: '/sf/charge',
    call: z.object({ query: pageQuery(50) }),
    reply: pageOf(charge),
    needs: 'invoices:view',
  }),
  get: endpoint({
    service,
    method: 'GET',
    path: '/sf/charge/:id',
    call: z.object({ params: z.object({ id }) }),
    reply: charge,
    needs: 'invoices:view',
  }),
  create: endpoint({
    service,
    method: 'POST',
    path: '/sf/charge',
    call: z.object({ body: chargeDraft }),
    reply: charge,
    needs: 'invoices:create',
  }),
  remove: endpoint({
    service,
    method: 'POST',
    path: '/sf/charge/delete/:id',
    call: z.object({ params: z.object({ id }) }),
    reply: z.object({ id }),
    needs: 'invoices:edit',
  }),
};
