import type { Account } from '@/contracts/billing/ledger';
import type { Posting } from '@/services/master-data/billing/books/ledger';
import type { charges } from '@/services/master-data/billing/invoices/tables';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import type { credits } from './tables';

type Line = Pick<typeof charges.$inferInsert, 'creditId' | 'amount'>;

/** What lines use of waivers. */
const waivedBy = (lines: readonly Line[]) => -totalOf(lines.filter(({ creditId }) => creditId));

/** What an invoice brings to the books: all that it charges is income, and what it waives of that stands beside. */
export function invoiceAmounts(total: number, lines: readonly Line[]): Posting['amounts'] {
  const waived = waivedBy(lines);
  return [
    ['receivable', total],
    ['waived', waived],
    ['income', -(total + waived)],
  ];
}

/** The same taken back. */
export const invoiceBack = (total: number, lines: readonly Line[]): Posting['amounts'] =>
  invoiceAmounts(total, lines).map(([account, amount]) => [account, -amount] as const);

type Reason = (typeof credits.$inferSelect)['reason'];

const accountOfReason: Readonly<Record<Reason, Account>> = {
  correction: 'credited',
  goodwill: 'credited',
  waived: 'waived',
  badDebt: 'badDebt',
};

/** What a credit note takes from what is owed; below 0 it is given back. */
export const noteAmounts = (reason: Reason, amount: number): Posting['amounts'] => [
  [accountOfReason[reason], amount],
  ['receivable', -amount],
];
