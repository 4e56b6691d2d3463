import * as z from 'zod';
import { satang, someAmount } from '@/contracts/billing/money';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import type { Meanings } from '@/contracts/kit/feature/meaning';
import { tryId } from '@/contracts/kit/fields/chosen-id';
import { day, id, instant, text } from '@/contracts/kit/fields/fields';
import { reference } from '@/contracts/kit/references/reference';

/** Being late that no invoice asks for yet is waived; of what an invoice asks for a note takes away. */
export const creditKinds = ['waiver', 'note'] as const;
export type CreditKind = (typeof creditKinds)[number];

/** Why a note takes away; a waiver has the one reason that it is. */
export const noteReasons = ['correction', 'goodwill', 'waived', 'badDebt'] as const;
export type NoteReason = (typeof noteReasons)[number];

export const creditStates = ['asked', 'granted', 'refused', 'voided'] as const;
export type CreditState = (typeof creditStates)[number];
export const creditMeanings = {
  asked: 'needs',
  granted: 'done',
  refused: 'off',
  voided: 'off',
} as const satisfies Meanings<CreditState>;

/** What a unit need not pay, of an invoice or for being late with it. */
export const credit = z.object({
  id,
  kind: z.enum(creditKinds),
  reason: z.enum(noteReasons),
  /** Of a note that counts, of the property and the Buddhist year without a gap: `RMN-CN2569-000001`; else empty. */
  number: z.string(),
  state: z.enum(creditStates),
  unitId: id,
  unitNumber: z.string(),
  payerName: z.string(),
  invoiceId: id,
  invoiceNumber: z.string(),
  amount: satang,
  /** In the words of who asked. */
  why: z.string(),
  askedBy: z.string(),
  askedAt: instant,
  grantedBy: z.string(),
  /** From when on it counts. */
  day: day.nullable(),
});
export type Credit = z.output<typeof credit>;

export const creditDetail = credit.extend({
  /** The invoice's line that it is of; empty where it is of the whole. */
  line: z.string(),
  grantedAt: instant.nullable(),
  /** Who refused, withdrew or voided it. */
  endedBy: z.string(),
  endedAt: instant.nullable(),
  endReason: z.string(),
  /** Of a waiver what invoices have taken into account. */
  used: satang,
  /** The caller asked for it. */
  isMine: z.boolean(),
  /** Who has to approve it instead of the caller; empty where the caller may. */
  others: z.array(z.string()),
});
export type CreditDetail = z.output<typeof creditDetail>;

export const creditFilter = pageQuery(20).extend({
  state: z.enum(creditStates).optional(),
  kind: z.enum(creditKinds).optional(),
  unitId: id.optional(),
});

const service = 'master-data';
const params = z.object({ id });
const why = text(200);

const list = endpoint({
  ...{ service, method: 'GET', path: '/sf/credit' },
  call: z.object({ query: creditFilter }),
  reply: pageOf(credit),
  needs: 'invoices:view',
});

export const creditEndpoints = {
  list,
  get: endpoint({
    ...{ service, method: 'GET', path: '/sf/credit/:id' },
    call: z.object({ params }),
    reply: creditDetail,
    needs: 'invoices:view',
  }),
  /** What can be asked for of an invoice today, and who would have to approve it whatever it came to. */
  room: endpoint({
    ...{ service, method: 'GET', path: '/sf/credit/room/:id' },
    call: z.object({ params }),
    reply: z.object({
      /** For being late with it, as no invoice asks for yet. */
      waiver: satang,
      note: satang,
      /** Of each line, by its place. */
      lines: z.array(z.object({ description: z.string(), most: satang })),
      /** Up to which who may approve needs nobody else; null where there is nobody else. */
      alone: satang.nullable(),
    }),
    needs: 'invoices:create',
  }),
  /**
   * Asks for one, and approves it at once where its asker may alone; the same again is the same. Refuses an
   * amount beyond what there is.
   */
  ask: endpoint({
    ...{ service, method: 'POST', path: '/sf/credit/ask' },
    call: z.object({
      body: z.object({
        id: tryId,
        kind: z.enum(creditKinds),
        invoiceId: reference('invoice'),
        /** The invoice's line that a note is of, by its place from 1 on; null where it is of the whole. */
        line: z.coerce.number<number | string>().int().min(1).max(1000).nullish(),
        reason: z.enum(noteReasons).default('waived'),
        amount: someAmount,
        why,
      }),
    }),
    reply: creditDetail,
    needs: 'invoices:create',
  }),
  /**
   * Lets it count. Fails with `CREDIT_OWN` (`others`) for its asker where another person has to, `CREDIT_BEYOND`
   * (`most`) where less is owed by now, `CREDIT_DECIDED`.
   */
  grant: endpoint({
    ...{ service, method: 'POST', path: '/sf/credit/grant/:id' },
    call: z.object({ params }),
    reply: creditDetail,
    needs: 'invoices:approve',
  }),
  /** Refuses one that waits, or withdraws one's own; fails with `CREDIT_DECIDED`. */
  refuse: endpoint({
    ...{ service, method: 'POST', path: '/sf/credit/refuse/:id' },
    call: z.object({ params, body: z.object({ reason: why }) }),
    reply: creditDetail,
    needs: 'invoices:create',
  }),
  /**
   * Takes back one that counts, which keeps its number. Fails with `PERIOD_CLOSED` where its month is closed,
   * `CREDIT_USED` (`number`) for a waiver that an invoice has used.
   */
  cancel: endpoint({
    ...{ service, method: 'POST', path: '/sf/credit/void/:id' },
    call: z.object({ params, body: z.object({ reason: why }) }),
    reply: creditDetail,
    needs: 'invoices:approve',
  }),
  /** The note on paper. Fails with `NOT_FOUND` for one that has no number. */
  paper: endpoint({
    ...{ service, method: 'GET', path: '/sf/credit/paper/:id' },
    call: z.object({ params }),
    reply: fileReply,
    envelope: 'file',
    needs: 'invoices:view',
  }),
  download: downloadEndpoint(list),
};

/** What the list and its file show. */
export const creditColumns = {
  number: { kind: 'document', sort: true, fixed: true, card: 'fact' },
  day: { kind: 'day', rank: 3 },
  unitNumber: { kind: 'code', sort: true, rank: 1, card: 'lead' },
  payerName: { kind: 'person', wide: true, rank: 1, card: 'title' },
  invoiceNumber: { kind: 'document', rank: 3 },
  reason: { kind: 'choice', words: 'reasons', rank: 2, card: 'fact' },
  amount: { kind: 'satang', sort: true, rank: 1, card: 'figure' },
  state: { kind: 'state', words: 'states', meanings: creditMeanings, rank: 1, card: 'state' },
  askedBy: { kind: 'person', rank: 3 },
  grantedBy: { kind: 'person', off: true },
} as const satisfies ListColumns<Credit>;
