import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import { id, optionalText, text } from '@/contracts/kit/fields/fields';
import { typed } from '@/contracts/kit/fields/limited';
import { thaiDigits } from '@/contracts/kit/text/thai-digits';
import { optionalAmount, satang } from './money';

/** What a unit can be charged for. */
export const chargeKinds = ['common', 'sinking', 'water', 'fine', 'surcharge', 'other'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** What staff enter for a unit; the others follow from the settings and from what is owed. */
export const enteredKinds = ['water', 'fine', 'other'] as const;

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

export const charge = z.object({
  id,
  unitId: id,
  unitNumber: z.string(),
  kind: z.enum(chargeKinds),
  description: z.string(),
  /** Square metres, percent or cubic metres; empty where nothing was counted. */
  quantity: z.string(),
  /** Satang for one of them; null where there is none. */
  rate: satang.nullable(),
  amount: satang,
  derivation: z.array(derivation),
});
export type Charge = z.output<typeof charge>;

/** Water is counted in cubic metres, `12.5`; the rest is entered as an amount. */
export const chargeDraft = z.object({
  unitNumber: text(40),
  kind: z.enum(enteredKinds),
  quantity: typed(20)
    .default('')
    .transform((value) => thaiDigits(value).replace(/[\s,]/g, ''))
    .refine((value) => value === '' || /^\d{1,6}(\.\d{1,2})?$/.test(value), 'decimal'),
  amount: optionalAmount,
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
