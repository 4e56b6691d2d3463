import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { files } from '@/contracts/kit/calls/files';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import { day, id, instant } from '@/contracts/kit/fields/fields';
import { satang } from './money';

/** Megabytes of a settlement's file, and rows in it. */
export const settlementMost = { megabytes: 5, rows: 20_000 };

/** What a settlement and our payments do not agree on. */
export const settlementIssues = ['missingHere', 'missingThere', 'amount', 'again', 'sum'] as const;

const sums = { gross: satang, fee: satang, vat: satang, net: satang };

export const settlement = z.object({
  id,
  fileName: z.string(),
  /** Days of its first and last transaction. */
  from: day,
  to: day,
  /** Of this property: payments, what they came to, and what the gateway kept of it. */
  rows: z.number().int(),
  ...sums,
  by: z.string(),
  at: instant,
});
export type Settlement = z.output<typeof settlement>;

const difference = z.object({
  /** Of the row that it is about. */
  id: z.string(),
  issue: z.enum(settlementIssues),
  charge: z.string(),
  day,
  unitNumber: z.string(),
  paymentId: id.nullable(),
  /** By our payment and by the file, where there is one. */
  here: satang.nullable(),
  there: satang.nullable(),
});
export type SettlementDifference = z.output<typeof difference>;

const service = 'master-data';
const path = '/mpay/settlements';
const params = z.object({ id });
export const settlementDetail = settlement.extend({
  differences: z.array(difference),
  /** Rows of the gateway's other properties, which are not this one's to see. */
  others: z.number().int(),
});
export type SettlementDetail = z.output<typeof settlementDetail>;

export const settlementEndpoints = {
  list: endpoint({
    ...{ service, method: 'GET', path },
    call: z.object({ query: pageQuery(10) }),
    reply: pageOf(settlement),
    needs: 'mpay:view',
  }),
  get: endpoint({
    ...{ service, method: 'GET', path: `${path}/:id` },
    call: z.object({ params }),
    reply: settlementDetail,
    needs: 'mpay:view',
  }),
  /**
   * Keeps a file of the gateway's transactions (charge, amount, fee, VAT on it, net, day). The same file again
   * is the one that is kept already. Fails with `SETTLEMENT_WRONG` (`line`) where a row cannot be read.
   */
  bring: endpoint({
    ...{ service, method: 'POST', path },
    call: z.object({ files }),
    reply: settlementDetail,
    needs: 'mpay:edit',
  }),
  remove: endpoint({
    ...{ service, method: 'POST', path: `${path}/delete/:id` },
    call: z.object({ params }),
    reply: z.object({ id }),
    needs: 'mpay:edit',
  }),
};
