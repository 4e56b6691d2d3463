import * as z from 'zod';
import { creditMeanings, creditStates } from '@/contracts/billing/credits/credit';
import { amount, satang } from '@/contracts/billing/money';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import { tryId } from '@/contracts/kit/fields/chosen-id';
import { day, id, instant, optionalText, text } from '@/contracts/kit/fields/fields';
import { reference } from '@/contracts/kit/references/reference';

/** Of what a unit has paid ahead, or has left as a deposit. */
export const refundSources = ['advance', 'deposit'] as const;
export const refundMethods = ['cash', 'transfer'] as const;

/** What is given back, and of a deposit what is kept as income. */
export const refund = z.object({
  id,
  /** Once it counts, of the property and the Buddhist year without a gap: `RMN-RF2569-000001`; else empty. */
  number: z.string(),
  source: z.enum(refundSources),
  state: z.enum(creditStates),
  unitId: id,
  unitNumber: z.string(),
  /** To whom. */
  payeeName: z.string(),
  /** The deposit's receipt. */
  receiptId: id.nullable(),
  receiptNumber: z.string(),
  method: z.enum(refundMethods),
  amount: satang,
  kept: satang,
  why: z.string(),
  askedBy: z.string(),
  askedAt: instant,
  grantedBy: z.string(),
  day: day.nullable(),
  endReason: z.string(),
  /** The caller asked for it. */
  isMine: z.boolean(),
});
export type Refund = z.output<typeof refund>;

export const refundDetail = refund.extend({
  /** Of the transfer, where one is noted. */
  reference: z.string(),
  grantedAt: instant.nullable(),
  /** Who refused, withdrew or voided it. */
  endedBy: z.string(),
  endedAt: instant.nullable(),
  /** Who has to approve it instead of the caller; empty where the caller may. */
  others: z.array(z.string()),
});
export type RefundDetail = z.output<typeof refundDetail>;

export const refundDraft = z
  .object({
    source: z.enum(refundSources),
    unitId: reference('unit'),
    /** The deposit's receipt; of what was paid ahead none. */
    receiptId: reference('receipt').nullable(),
    payeeName: text(200),
    method: z.enum(refundMethods),
    amount,
    /** Of a deposit what becomes income, such as what was broken; `why` says what for. */
    kept: amount,
    why: text(200),
    reference: optionalText(100),
  })
  .refine(({ amount: back, kept }) => back + kept > 0, { path: ['amount'], message: 'baht' })
  .refine(({ source, receiptId }) => (source === 'deposit') === (receiptId !== null), {
    path: ['receiptId'],
    message: 'invalid',
  })
  .refine(({ source, kept }) => source === 'deposit' || kept === 0, {
    path: ['kept'],
    message: 'invalid',
  });

const service = 'master-data';
const params = z.object({ id });
const ended = z.object({ params, body: z.object({ reason: text(200) }) });

export const refundEndpoints = {
  list: endpoint({
    ...{ service, method: 'GET', path: '/sf/refund' },
    call: z.object({
      query: pageQuery(20).extend({
        state: z.enum(creditStates).optional(),
        source: z.enum(refundSources).optional(),
        unitId: id.optional(),
      }),
    }),
    reply: pageOf(refund),
    needs: 'receipts:view',
  }),
  get: endpoint({
    ...{ service, method: 'GET', path: '/sf/refund/:id' },
    call: z.object({ params }),
    reply: refundDetail,
    needs: 'receipts:view',
  }),
  /** Asks for one, and approves it at once where its asker may alone; the same again is the same. */
  ask: endpoint({
    ...{ service, method: 'POST', path: '/sf/refund/ask' },
    call: z.object({ body: refundDraft.safeExtend({ id: tryId }) }),
    reply: refund,
    needs: 'receipts:create',
  }),
  /**
   * Lets it count: it has its number and is in the books. Fails with `REFUND_OWN` (`others`) for its asker where
   * another person has to, `REFUND_BEYOND` (`most`) where less is held by now, `REFUND_DECIDED`.
   */
  grant: endpoint({
    ...{ service, method: 'POST', path: '/sf/refund/grant/:id' },
    call: z.object({ params }),
    reply: refund,
    needs: 'receipts:approve',
  }),
  /** Refuses one that waits, or withdraws one's own; fails with `REFUND_DECIDED`. */
  refuse: endpoint({
    ...{ service, method: 'POST', path: '/sf/refund/refuse/:id' },
    call: ended,
    reply: refund,
    needs: 'receipts:create',
  }),
  /** Takes back one that counts, which keeps its number; fails with `PERIOD_CLOSED` where its month is closed. */
  cancel: endpoint({
    ...{ service, method: 'POST', path: '/sf/refund/void/:id' },
    call: ended,
    reply: refund,
    needs: 'receipts:approve',
  }),
  /** The voucher, to be signed. Fails with `NOT_FOUND` for one that has no number. */
  paper: endpoint({
    ...{ service, method: 'GET', path: '/sf/refund/paper/:id' },
    call: z.object({ params }),
    reply: fileReply,
    envelope: 'file',
    needs: 'receipts:view',
  }),
};

/** What the list shows. */
export const refundColumns = {
  unitNumber: { kind: 'code', rank: 1, card: 'lead' },
  payeeName: { kind: 'person', fixed: true, wide: true, rank: 1, card: 'title' },
  number: { kind: 'document', rank: 3 },
  source: { kind: 'choice', words: 'sources', rank: 2, card: 'fact' },
  amount: { kind: 'satang', rank: 1, card: 'figure' },
  kept: { kind: 'satang', rank: 3 },
  askedAt: { kind: 'instant', rank: 2, card: 'fact' },
  askedBy: { kind: 'person', rank: 3 },
  why: { kind: 'text', rank: 3 },
  state: { kind: 'state', words: 'states', meanings: creditMeanings, rank: 1, card: 'state' },
} as const satisfies ListColumns<Refund>;
