import * as z from 'zod';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import { day, id } from '@/contracts/kit/fields/fields';
import { month } from '@/contracts/kit/fields/month';
import { accounts, funds } from './books/chart';
import { satang } from './money';

/**
 * What happened: an `adjust` uses what was paid ahead, `opening` is what there was before the first posting, a
 * `transfer` moves money between accounts, `cheque` what one brought once the bank has paid it, `statement` is a
 * line of a bank that is nobody's payment.
 */
export const postings = [
  ...(['invoice', 'receipt', 'adjust', 'void-invoice', 'void-receipt', 'void-adjust'] as const),
  ...(['correction', 'opening', 'transfer'] as const),
  ...(['credit', 'void-credit', 'cheque', 'deposit', 'void-deposit'] as const),
  ...(['refund', 'void-refund', 'statement', 'void-statement'] as const),
] as const;
export type PostingKind = (typeof postings)[number];

/** The screen of the paper that a posting is of; null where it has none. */
export const paperScreen = (
  what: PostingKind,
): 'invoices' | 'receipts' | 'invoices/credits' | 'receipts/refunds' | 'statements' | null => {
  if (/opening|transfer/.test(what)) return null;
  if (what.endsWith('statement')) return 'statements';
  if (what.endsWith('refund')) return 'receipts/refunds';
  if (what.endsWith('credit')) return 'invoices/credits';
  return /invoice|correction/.test(what) ? 'invoices' : 'receipts';
};

/** The entries that a month's figures are the sums of. */
export const ledgerSums = ['invoiced', 'collected'] as const;

/** A line of the books. */
export const ledgerEntry = z.object({
  id,
  day,
  what: z.enum(postings),
  /** The paper that it is of: an invoice's, a receipt's, a credit note's, a refund's, or a bank's line. */
  paperId: id,
  number: z.string(),
  /** Null of what is no unit's. */
  unitId: id.nullable(),
  unitNumber: z.string(),
  account: z.enum(accounts),
  fund: z.enum(funds),
  debit: satang,
  credit: satang,
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

const list = endpoint({
  service: 'master-data',
  method: 'GET',
  path: '/sf/ledger',
  call: z.object({
    query: pageQuery(50).extend({
      period: month.optional(),
      sums: z.enum(ledgerSums).optional(),
      account: z.enum(accounts).optional(),
      fund: z.enum(funds).optional(),
      /** Entries of one account at a bank. */
      bankAccountId: id.optional(),
    }),
  }),
  /** With what all that is found comes to, debits above 0, and each side of it. */
  reply: pageOf(ledgerEntry).extend({ sum: satang, debit: satang, credit: satang }),
  needs: 'books:view',
});

/** The property's books, line by line. */
export const ledgerEndpoints = {
  list,
  download: downloadEndpoint(list),
  /** All entries of a month as .csv in UTF-8, for an accountant's program: a line each, in the order of posting. */
  journal: endpoint({
    ...{ service: 'master-data', method: 'GET', path: '/sf/ledger/journal' },
    call: z.object({ query: z.object({ period: month }) }),
    ...{ reply: fileReply, envelope: 'file', needs: 'books:export' },
  }),
};

/** What the list and its file show. */
export const ledgerColumns = {
  day: { kind: 'day', sort: true, rank: 1, card: 'fact' },
  number: { kind: 'document', sort: true, rank: 1, card: 'fact' },
  what: { kind: 'choice', words: 'postings', card: 'fact' },
  unitNumber: { kind: 'code' },
  account: { kind: 'choice', words: 'accounts', fixed: true, wide: true, card: 'title' },
  fund: { kind: 'choice', words: 'funds', rank: 3 },
  debit: { kind: 'satang', rank: 1, card: 'figure', onCard: true },
  credit: { kind: 'satang', rank: 1, card: 'figure', onCard: true },
} as const satisfies ListColumns<LedgerEntry>;
