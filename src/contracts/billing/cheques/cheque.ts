import * as z from 'zod';
import { satang } from '@/contracts/billing/money';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import type { Meanings } from '@/contracts/kit/feature/meaning';
import { day, id, text } from '@/contracts/kit/fields/fields';
import { typedDay } from '@/contracts/kit/fields/typed-day';

export const chequeStates = ['clearing', 'cleared', 'bounced'] as const;
export type ChequeState = (typeof chequeStates)[number];
export const chequeMeanings = {
  clearing: 'moving',
  cleared: 'done',
  bounced: 'failed',
} as const satisfies Meanings<ChequeState>;

/** A cheque that paid, by what its receipts come to. */
export const cheque = z.object({
  id,
  number: z.string(),
  bank: z.string(),
  /** That is written on it. */
  day,
  amount: satang,
  state: z.enum(chequeStates),
  unitNumber: z.string(),
  payerName: z.string(),
  /** On which it was taken. */
  takenOn: day,
  clearedOn: day.nullable(),
  reason: z.string(),
  receiptId: id,
  receiptNumber: z.string(),
});
export type Cheque = z.output<typeof cheque>;

const service = 'master-data';
const params = z.object({ id });

export const chequeEndpoints = {
  /** The oldest first of those in clearing, else the latest. */
  list: endpoint({
    ...{ service, method: 'GET', path: '/sf/cheque' },
    call: z.object({ query: pageQuery(20).extend({ state: z.enum(chequeStates).optional() }) }),
    reply: pageOf(cheque),
    needs: 'receipts:view',
  }),
  /** The bank has paid it, on a day from when it was taken on. Fails with `CHEQUE_DECIDED`. */
  clear: endpoint({
    ...{ service, method: 'POST', path: '/sf/cheque/clear/:id' },
    call: z.object({ params, body: z.object({ clearedOn: typedDay }) }),
    reply: cheque,
    needs: 'receipts:create',
  }),
  /** The bank has not: its receipts are voided with the reason, and what they paid is owed again. Fails with `CHEQUE_DECIDED`. */
  bounce: endpoint({
    ...{ service, method: 'POST', path: '/sf/cheque/bounce/:id' },
    call: z.object({ params, body: z.object({ reason: text(200) }) }),
    reply: cheque,
    needs: 'receipts:approve',
  }),
};

/** What the list shows. */
export const chequeColumns = {
  number: { kind: 'code', fixed: true, rank: 1, card: 'lead' },
  bank: { kind: 'text', rank: 2 },
  day: { kind: 'day', rank: 1, card: 'fact' },
  unitNumber: { kind: 'code', rank: 2 },
  payerName: { kind: 'person', wide: true, rank: 2, card: 'title' },
  receiptNumber: { kind: 'document', rank: 3 },
  amount: { kind: 'satang', rank: 1, card: 'figure' },
  clearedOn: { kind: 'day', rank: 3 },
  state: { kind: 'state', words: 'states', meanings: chequeMeanings, rank: 1, card: 'state' },
} as const satisfies ListColumns<Cheque>;
