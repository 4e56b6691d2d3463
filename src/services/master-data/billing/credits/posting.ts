import { type Account, type Fund, fundOf, funds } from '@/contracts/billing/books/chart';
import type { ChargeKind } from '@/contracts/billing/charge';
import type { Amount } from '@/services/master-data/billing/books/ledger';
import { ofLines } from '@/services/master-data/billing/books/of-lines';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import type { credits } from './tables';

interface Line {
  kind: ChargeKind;
  amount: number;
  creditId?: string | null;
}

/** What an invoice brings to the books: all that it charges is income, and what it waives of that stands beside. */
export function invoiceAmounts(lines: readonly Line[]): Amount[] {
  const waived = -totalOf(lines.filter(({ creditId }) => creditId));
  return [
    ...ofLines(lines.filter(({ creditId }) => !creditId)),
    ['waived', waived],
    ['receivable', -waived],
  ];
}

type Reason = (typeof credits.$inferSelect)['reason'];

const accountOfReason: Readonly<Record<Reason, Account>> = {
  correction: 'credited',
  goodwill: 'credited',
  waived: 'waived',
  badDebt: 'badDebt',
};

/** What a credit note takes from what each fund is owed, by what it takes of each kind of lines. */
export const noteAmounts = (
  reason: Reason,
  shares: readonly { kind: ChargeKind; amount: number }[],
): Amount[] =>
  funds.flatMap((fund: Fund): Amount[] => {
    const own = totalOf(shares.filter(({ kind }) => fundOf(kind) === fund));
    return [
      [accountOfReason[reason], own, { fund }],
      ['receivable', -own, { fund }],
    ];
  });
