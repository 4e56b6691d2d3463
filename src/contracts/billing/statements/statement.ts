import * as z from 'zod';
import type { Account } from '@/contracts/billing/books/chart';
import { satang } from '@/contracts/billing/money';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import type { Meanings } from '@/contracts/kit/feature/meaning';
import { tryId } from '@/contracts/kit/fields/chosen-id';
import { day, flag, id, optionalText, text } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { month } from '@/contracts/kit/fields/month';
import { reference } from '@/contracts/kit/references/reference';

/**
 * Where a line stands: whose it is is sure, likely, or left to a person; it is in the books, by a receipt or by
 * itself; it is money that went out; or it was set aside as none of ours.
 */
export const lineStates = ['sure', 'likely', 'left', 'booked', 'out', 'aside'] as const;
export type LineState = (typeof lineStates)[number];

export const lineMeanings = {
  sure: 'moving',
  likely: 'needs',
  left: 'needs',
  booked: 'done',
  out: 'off',
  aside: 'off',
} as const satisfies Meanings<LineState>;

/** What a line that is nobody's payment is booked to: money that came in, or went out. */
export const lineAccounts = {
  in: ['interest', 'sundry'],
  out: ['bankCharges'],
} as const satisfies Record<'in' | 'out', readonly Account[]>;
const anyLineAccount = z.enum([...lineAccounts.in, ...lineAccounts.out]);
export type LineAccount = z.output<typeof anyLineAccount>;

/** Of the states those in which something is to be done. */
export const openStates = ['sure', 'likely', 'left'] as const satisfies readonly LineState[];

/** Why a line may be somebody's, and what speaks against it, in words by the area's texts. */
export const matchReasons = [
  ...(['receipt', 'invoice', 'unit', 'digits', 'name', 'namePart', 'history'] as const),
  ...(['exact', 'sum', 'less', 'more', 'rivals', 'taken', 'twice', 'otherInvoice'] as const),
] as const;
export type MatchReason = (typeof matchReasons)[number];

/** Who may have paid: a receipt that was given for it already, or a unit and what of it is paid. */
export const candidate = z.object({
  receiptId: id.nullable(),
  receiptNumber: z.string(),
  unitId: id,
  unitNumber: z.string(),
  payerName: z.string(),
  invoices: z.array(
    z.object({
      ...{ id, number: z.string(), owed: satang },
      /** The month that it is for. */
      period: month.optional(),
    }),
  ),
  /** What the unit owes in all. */
  owed: satang,
  reasons: z.array(z.enum(matchReasons)),
});
export type Candidate = z.output<typeof candidate>;

export const statementLine = z.object({
  id,
  accountId: id,
  accountName: z.string(),
  day,
  /** `14:05`, empty where the bank does not say. */
  time: z.string(),
  /** Below 0 where it went out. */
  amount: satang,
  balance: satang.nullable(),
  description: z.string(),
  reference: z.string(),
  channel: z.string(),
  state: z.enum(lineStates),
  /** The best first; of what is booked the one that it was booked for. */
  candidates: z.array(candidate),
  /** Its receipt was made from it, not tied to it. */
  isMade: z.boolean(),
  /** The account that it is booked to without a receipt, and what it is called in the books. */
  bookedTo: anyLineAccount.nullable(),
  bookedNote: z.string(),
  /** The account that the bank's words speak of, where it may be nobody's payment. */
  suggested: anyLineAccount.nullable(),
  /** Why it was set aside. */
  reason: z.string(),
  by: z.string(),
});
export type StatementLine = z.output<typeof statementLine>;

export const statementFilter = pageQuery(20).extend({
  /** `open` for all that is to be matched, `other` for what is no payment of ours. */
  state: z.enum(['open', ...lineStates, 'other', 'all']).default('open'),
  accountId: id.optional(),
  period: month.optional(),
});

const booking = z.object({
  lineId: reference('statement-line'),
  /** The receipt that was given for it; else it gets one of its own. */
  receiptId: reference('receipt').nullable().default(null),
  unitId: reference('unit').nullable().default(null),
  /** Which invoices it is for; the oldest of the unit where none is named. */
  invoiceIds: z.array(reference('invoice')).max(50).default([]),
  /** What is more than is owed is kept for the unit; else such a line is refused. */
  keepRest: flag.default(false),
  /** Taken though a receipt that is like it was given: without it that fails with `PAYMENT_ALIKE`. */
  isAnother: flag.default(false),
});

const service = 'master-data';
const path = '/sf/statement';
const params = z.object({ id });

const list = endpoint({
  ...{ service, method: 'GET', path },
  call: z.object({ query: statementFilter }),
  reply: pageOf(statementLine),
  needs: 'statements:view',
});

/** Letters of what a line is called in the books. */
export const lineNoteMost = 100;

/** Lines that are booked in one call, all or none. */
export const mostAtOnce = 50;

export const statementEndpoints = {
  list,
  get: endpoint({
    ...{ service, method: 'GET', path: `${path}/line/:id`, call: z.object({ params }) },
    ...{ reply: statementLine, needs: 'statements:view' },
  }),
  /** How many lines stand where, and what they come to. */
  counts: endpoint({
    ...{ service, method: 'GET', path: `${path}/counts` },
    call: z.object({ query: statementFilter.pick({ accountId: true, period: true }) }),
    reply: z.array(
      z.object({ state: z.enum(lineStates), count: z.number().int(), amount: satang }),
    ),
    needs: 'statements:view',
  }),
  /** All that is sure, as it stands now, and its sum in Thai words. */
  sure: endpoint({
    ...{ service, method: 'GET', path: `${path}/sure` },
    call: z.object({ query: statementFilter.pick({ accountId: true, period: true }) }),
    reply: z.object({
      lines: z.array(statementLine),
      amount: satang,
      inWords: z.string(),
    }),
    needs: 'statements:edit',
  }),
  /** Units that owe something, by their number, a person of theirs, or what they owe. */
  find: endpoint({
    ...{ service, method: 'GET', path: `${path}/find` },
    call: z.object({ query: z.object({ keywords: limited(100), lineId: id }) }),
    reply: z.array(candidate),
    needs: 'statements:view',
  }),
  /**
   * Books lines, each by a receipt that it gets or that it has, all or none; the same again is the same.
   * Fails with `STATEMENT_BOOKED` (`number`), `STATEMENT_CHANGED` where what it was to pay is not owed any more.
   */
  book: endpoint({
    ...{ service, method: 'POST', path: `${path}/book` },
    call: z.object({
      body: z.object({ id: tryId, lines: z.array(booking).min(1).max(mostAtOnce) }),
    }),
    reply: z.array(statementLine),
    needs: 'statements:edit',
  }),
  /**
   * Books a line that is nobody's payment to an account, on its own day; the same again is the same. Called as
   * nothing it is called as the bank calls it. Fails with a field's error `otherSide` or `closedDay`, and with
   * `STATEMENT_BOOKED` or `STATEMENT_POSTED` where it is booked already.
   */
  bookTo: endpoint({
    ...{ service, method: 'POST', path: `${path}/book-to` },
    call: z.object({
      body: z.object({
        id: tryId,
        lineId: reference('statement-line'),
        account: anyLineAccount,
        note: optionalText(lineNoteMost),
      }),
    }),
    reply: statementLine,
    needs: 'statements:edit',
  }),
  /** Frees a line that is booked wrongly; the receipt that was made from it is voided with it. */
  undo: endpoint({
    ...{ service, method: 'POST', path: `${path}/undo/:id` },
    call: z.object({ params, body: z.object({ reason: text(200) }) }),
    reply: statementLine,
    needs: 'statements:approve',
  }),
  /** Sets aside what is none of ours, with why. */
  setAside: endpoint({
    ...{ service, method: 'POST', path: `${path}/aside/:id` },
    call: z.object({ params, body: z.object({ reason: text(200) }) }),
    reply: statementLine,
    needs: 'statements:edit',
  }),
  /** Puts it among what is to be matched again. */
  bringBack: endpoint({
    ...{ service, method: 'POST', path: `${path}/bring-back/:id`, call: z.object({ params }) },
    ...{ reply: statementLine, needs: 'statements:edit' },
  }),
};

/** What the list shows. */
export const statementColumns = {
  candidates: { kind: 'person', fixed: true, card: 'title' },
  description: { kind: 'text', under: 'candidates' },
  reason: { kind: 'text', under: 'candidates' },
  day: { kind: 'day', sort: true, card: 'fact' },
  time: { kind: 'text', off: true },
  amount: { kind: 'satang', sort: true, rank: 1, card: 'figure' },
  state: { kind: 'state', words: 'states', meanings: lineMeanings, rank: 1, card: 'state' },
  balance: { kind: 'satang', off: true },
  reference: { kind: 'text', off: true },
  channel: { kind: 'text', off: true },
  accountName: { kind: 'text', off: true },
} as const satisfies ListColumns<StatementLine>;

declare module '@/contracts/kit/references/reference' {
  interface ReferenceKinds {
    'statement-line': 'master-data';
  }
}
