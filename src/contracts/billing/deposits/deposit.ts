import * as z from 'zod';
import { chequeDraft } from '@/contracts/billing/cheques/draft';
import { satang, someAmount } from '@/contracts/billing/money';
import { deskMethods } from '@/contracts/billing/receipt';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import { tryId } from '@/contracts/kit/fields/chosen-id';
import { day, flag, id, optionalText, text } from '@/contracts/kit/fields/fields';
import { typedDay } from '@/contracts/kit/fields/typed-day';
import { reference } from '@/contracts/kit/references/reference';
import { depositKinds } from './kinds';

/** How a deposit is paid: with money alone. */
export const depositMethods = deskMethods.filter(
  (method): method is Exclude<(typeof deskMethods)[number], 'advance'> => method !== 'advance',
);

/** Money that a unit has left with the office, by the receipt of it: it is held, and no income. */
export const deposit = z.object({
  /** The receipt's. */
  id,
  number: z.string(),
  unitId: id,
  unitNumber: z.string(),
  payerName: z.string(),
  kind: z.enum(depositKinds),
  day,
  amount: satang,
  /** Of it what was neither given back nor kept as income. */
  held: satang,
  /** Of what is held what refunds ask for that nobody has approved yet. */
  asked: satang,
});
export type Deposit = z.output<typeof deposit>;

export const depositDraft = z.object({
  unitId: reference('unit'),
  kind: z.enum(depositKinds),
  method: z.enum(depositMethods),
  amount: someAmount,
  day: typedDay,
  payerName: text(200),
  reference: optionalText(100),
  /** Which cheque pays, where one does. */
  cheque: chequeDraft.nullable().default(null),
});

const service = 'master-data';

export const depositEndpoints = {
  /** Those that count. */
  list: endpoint({
    ...{ service, method: 'GET', path: '/sf/deposit' },
    call: z.object({
      query: pageQuery(20).extend({
        kind: z.enum(depositKinds).optional(),
        /** Something of it is held still, or nothing. */
        held: flag.optional(),
        unitId: id.optional(),
      }),
    }),
    reply: pageOf(deposit).extend({ sum: satang }),
    needs: 'receipts:view',
  }),
  /** Takes one and gives its receipt; the same again is the same. */
  take: endpoint({
    ...{ service, method: 'POST', path: '/sf/deposit/take' },
    call: z.object({ body: depositDraft.extend({ id: tryId }) }),
    reply: deposit,
    needs: 'receipts:create',
  }),
};

/** What the list shows. */
export const depositColumns = {
  number: { kind: 'document', fixed: true, rank: 2 },
  day: { kind: 'day', rank: 3, card: 'fact' },
  unitNumber: { kind: 'code', rank: 1, card: 'lead' },
  payerName: { kind: 'person', wide: true, rank: 1, card: 'title' },
  kind: { kind: 'choice', words: 'kinds', rank: 2, card: 'fact' },
  amount: { kind: 'satang', rank: 2 },
  held: { kind: 'satang', rank: 1, card: 'figure' },
  asked: { kind: 'satang', rank: 2 },
} as const satisfies ListColumns<Deposit>;
