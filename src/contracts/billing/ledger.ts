import * as z from 'zod';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import { day, id } from '@/contracts/kit/fields/fields';
import { month } from '@/contracts/kit/fields/month';
import { satang } from './money';

export const accounts = [
  ...(['receivable', 'income', 'cash', 'bank', 'gateway', 'advance'] as const),
  ...(['waived', 'credited', 'badDebt', 'deposit', 'forfeited', 'clearing'] as const),
] as const;
export type Account = (typeof accounts)[number];

/** What accountants know them by: 1 is what we have, 2 what we owe, 4 income; 3 and 5 are free. */
export const accountCodes: Readonly<Record<Account, string>> = {
  ...{ cash: '1101', bank: '1102', gateway: '1103', clearing: '1104', receivable: '1201' },
  ...{
    advance: '2101',
    income: '4101',
    deposit: '2102',
    forfeited: '4102',
    waived: '4901',
    credited: '4902',
    badDebt: '5901',
  },
};

export const postings = [
  'invoice',
  'receipt',
  'void-invoice',
  'void-receipt',
  'correction',
  'credit',
  'void-credit',
  'cheque',
  'deposit',
  'void-deposit',
  'refund',
  'void-refund',
] as const;

/** The entries that a month's figures are the sums of. */
export const ledgerSums = ['invoiced', 'collected'] as const;

/** A line of the books. */
export const ledgerEntry = z.object({
  id,
  day,
  what: z.enum(postings),
  /** The paper that it is of: an invoice's, a receipt's or a credit note's. */
  paperId: id,
  number: z.string(),
  unitId: id,
  unitNumber: z.string(),
  account: z.enum(accounts),
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
    }),
  }),
  /** With what all that is found comes to, debits above 0. */
  reply: pageOf(ledgerEntry).extend({ sum: satang }),
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
  day: { kind: 'day', sort: true, fixed: true, card: 'fact' },
  what: { kind: 'choice', words: 'postings', wide: true, rank: 1, card: 'title' },
  number: { kind: 'document', sort: true, card: 'fact' },
  unitNumber: { kind: 'code' },
  account: { kind: 'choice', words: 'accounts', card: 'fact' },
  debit: { kind: 'satang', rank: 1, card: 'figure' },
  credit: { kind: 'satang', rank: 1, card: 'figure' },
} as const satisfies ListColumns<LedgerEntry>;
