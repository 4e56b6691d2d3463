import * as z from 'zod';
import { funds } from '@/contracts/billing/books/chart';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { recordEndpoints } from '@/contracts/kit/calls/record-endpoints';
import { type ListColumns, recordColumns } from '@/contracts/kit/feature/list-columns';
import { flag, text } from '@/contracts/kit/fields/fields';
import { typed } from '@/contracts/kit/fields/limited';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { thaiDigits } from '@/contracts/kit/text/thai-digits';

/** By the codes that the Bank of Thailand's systems know them by: `bankCodes`. */
export const banks = [
  ...(['kbank', 'scb', 'bbl', 'ktb', 'bay', 'ttb', 'gsb', 'uob', 'cimb', 'baac'] as const),
  'other',
] as const;
export type Bank = (typeof banks)[number];

/** What a slip's code calls the bank that the money left. */
export const bankCodes: Readonly<Record<string, Bank>> = {
  ...{ '002': 'bbl', '004': 'kbank', '006': 'ktb', '011': 'ttb', '014': 'scb' },
  ...{ '022': 'cimb', '024': 'uob', '025': 'bay', '030': 'gsb', '034': 'baac' },
};

const accountNumber = typed(20)
  .transform((value) => thaiDigits(value).replace(/[\s-]/g, ''))
  .refine((value) => /^\d{10,15}$/.test(value), 'bankNumber');

export const bankAccountDraft = z.object({
  name: text(100),
  bank: z.enum(banks),
  number: accountNumber,
  fund: z.enum(funds),
});

export const bankAccount = z.object({
  ...recordFields,
  active: z.boolean(),
  name: z.string(),
  bank: z.enum(banks),
  number: z.string(),
  fund: z.enum(funds),
});
export type BankAccount = z.output<typeof bankAccount>;

const path = '/sf/bank-account';
const calls = recordEndpoints('master-data', 'statements', {
  ...{ entity: bankAccount, draft: bankAccountDraft },
  filter: pageQuery(20).extend({ active: flag.optional() }),
});

export const bankAccountEndpoints = {
  list: calls.list(path),
  get: calls.get(`${path}/:id`),
  upsert: calls.upsert(`${path}/upsert`),
  active: calls.active(`${path}/active/:id`),
};

/** What the list shows. */
export const bankAccountColumns = {
  name: { kind: 'text', sort: true, fixed: true, wide: true, card: 'title' },
  number: { kind: 'document', rank: 1, card: 'fact' },
  bank: { kind: 'choice', rank: 1, card: 'fact' },
  fund: { kind: 'choice' },
  ...recordColumns,
} as const satisfies ListColumns<BankAccount>;

declare module '@/contracts/kit/references/reference' {
  interface ReferenceKinds {
    'bank-account': 'master-data';
  }
}
