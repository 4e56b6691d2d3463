import * as z from 'zod';
import { propertyDimensions } from '@/contracts/content/targets';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { hasCheckDigit } from '@/contracts/kit/fields/citizen-id';
import { decimal } from '@/contracts/kit/fields/decimal';
import { flag, instant } from '@/contracts/kit/fields/fields';
import { typed } from '@/contracts/kit/fields/limited';
import { thaiDigits } from '@/contracts/kit/text/thai-digits';
import { leastLetterGap } from './arrears';
import { feeBases } from './fee';
import { amount, satang } from './money';

const digits = (lengths: readonly number[], message: string) =>
  typed(20)
    .default('')
    .transform((value) => thaiDigits(value).replace(/[\s-]/g, ''))
    .refine(
      (value) => value === '' || (/^\d+$/.test(value) && lengths.includes(value.length)),
      message,
    );

const whole = (least: number, most: number) =>
  z.coerce.number<number | string>().int().min(least).max(most);

/** How a property bills its units. */
export const billingFields = z.object({
  commonFeeBy: z.enum(feeBases),
  /** For a month and a square metre, a square wah or a unit. */
  commonFeeRate: amount,
  /** By ratio: what the whole property pays in a month. */
  commonFeeBudget: amount,
  /** For a square metre and month; 0 for none. */
  sinkingFeeRate: amount,
  /** Days from the day of issue. */
  dueDays: whole(1, 90),
  /** Percent a year, not compounded; within `surchargeLaw` of the property's kind. */
  surchargeRate: decimal(20, 2),
  /** The rate after so many months. */
  surchargeLateRate: decimal(20, 2),
  surchargeLateMonths: whole(1, 24),
  /** Whether a unit that has paid a part counts as one in arrears. */
  partPaidIsArrears: flag,
  /** The fees of a month in which a unit is sold are its seller's and its buyer's, by days. */
  prorateSales: flag.default(false),
  /** Each receipt goes to the unit's owners as soon as it is made. */
  mailReceipts: flag.default(false),
  /** Nothing else until the books know the tax: what is kept of before is on the receipts of before alone. */
  vatRate: decimal(20, 2)
    .refine((rate) => Number(rate) === 0, 'vatOff')
    .default('0.00'),
  /** Fifteen digits; bills bear no barcode without. */
  billerId: digits([15], 'billerId'),
  /** A mobile number or a tax id. */
  promptPayId: digits([10, 13], 'promptPayId').refine(
    (value) => value.length !== 13 || hasCheckDigit(value),
    'promptPayId',
  ),
  /** Days late at which each letter is due. */
  firstLetterDays: whole(1, 365),
  secondLetterDays: whole(1, 365),
  finalLetterDays: whole(1, 730),
  /** The least days between two letters about a debt: those in which the one before asks to be answered. */
  letterGapDays: whole(leastLetterGap, 180),
  /** Days by which an instalment may be missed before its agreement is broken. */
  planGraceDays: whole(0, 60),
  /** What a debt-free letter costs, and for how many days it is good. */
  clearLetterFee: amount,
  clearLetterDays: whole(1, 90),
  /** Up to which one person waives and credits alone; beyond it another one approves. */
  creditAlone: amount.default(0),
});
export type BillingFields = z.output<typeof billingFields>;

export const billingForm = billingFields
  .extend({ version: whole(0, 1_000_000) })
  .refine(({ firstLetterDays: a, secondLetterDays: b }) => a < b, {
    path: ['secondLetterDays'],
    message: 'laterLetter',
  })
  .refine(({ secondLetterDays: a, finalLetterDays: b }) => a < b, {
    path: ['finalLetterDays'],
    message: 'laterLetter',
  });

export const billingSettings = z.object({
  commonFeeBy: z.enum(feeBases),
  commonFeeRate: satang,
  commonFeeBudget: satang,
  sinkingFeeRate: satang,
  dueDays: z.number().int(),
  surchargeRate: z.string(),
  surchargeLateRate: z.string(),
  surchargeLateMonths: z.number().int(),
  partPaidIsArrears: z.boolean(),
  prorateSales: z.boolean(),
  mailReceipts: z.boolean(),
  vatRate: z.string(),
  billerId: z.string(),
  promptPayId: z.string(),
  firstLetterDays: z.number().int(),
  secondLetterDays: z.number().int(),
  finalLetterDays: z.number().int(),
  letterGapDays: z.number().int(),
  planGraceDays: z.number().int(),
  clearLetterFee: satang,
  clearLetterDays: z.number().int(),
  creditAlone: satang,
  version: z.number().int(),
  updatedAt: instant.nullable(),
  updatedBy: z.string(),
});
export type BillingSettings = z.output<typeof billingSettings>;

const shown = billingSettings.extend({
  dimension: z.enum(propertyDimensions),
  /** The property's own; empty where it has told none. */
  taxId: z.string().default(''),
});
export type ShownBilling = z.output<typeof shown>;

const service = 'master-data';

export const billingSettingEndpoints = {
  get: endpoint({
    service,
    method: 'GET',
    path: '/sf/billing-setting',
    call: z.object({}),
    reply: shown,
    needs: 'invoices:view',
  }),
  /** Fails with `STALE` when the settings have moved on from the draft's version; refuses what is beyond the law. */
  save: endpoint({
    service,
    method: 'POST',
    path: '/sf/billing-setting/update',
    call: z.object({ body: billingForm }),
    reply: shown,
    needs: 'invoices:approve',
  }),
};
