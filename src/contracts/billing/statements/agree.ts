import * as z from 'zod';
import { satang } from '@/contracts/billing/money';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { day, id } from '@/contracts/kit/fields/fields';
import { month } from '@/contracts/kit/fields/month';
import { banks } from './bank-account';

/** What makes the bank's month and the books' month differ, and by how much: above 0 the bank has more. */
const difference = z.object({
  kind: z.enum(['open', 'aside', 'otherMonth', 'noLine']),
  day,
  amount: satang,
  lineId: id.nullable(),
  receiptId: id.nullable(),
  /** The bank's text of the line, or the receipt's number. */
  about: z.string(),
});
export type Difference = z.output<typeof difference>;

const agreement = z.object({
  accountId: id,
  accountName: z.string(),
  bank: z.enum(banks),
  number: z.string(),
  lines: z.number().int(),
  /** By the bank's balances; null where its file has none. */
  opening: satang.nullable(),
  in: satang,
  out: satang,
  /** Of what went out what the books have; other expenses are not kept in them. */
  outBooked: satang,
  closing: satang.nullable(),
  /** By how much the closing balance differs from what opening, in and out come to: lines are missing. */
  missing: satang,
  /** What the books have of the month in this account. */
  books: satang,
  /** `in` less `books`: the sum of all differences. */
  difference: satang,
  /** The largest first, at most 200. */
  differences: z.array(difference),
});
export type Agreement = z.output<typeof agreement>;

/** Each bank account's month against the books. */
export const agreeEndpoints = {
  read: endpoint({
    ...{ service: 'master-data', method: 'GET', path: '/sf/statement/agree' },
    call: z.object({ query: z.object({ period: month }) }),
    reply: z.object({
      accounts: z.array(agreement),
      /** Receipts of the month that came to a bank and stand in no statement, where it may be any of several. */
      elsewhere: z.object({ n: z.number().int(), amount: satang }),
    }),
    needs: 'statements:view',
  }),
};
