import { fundOf, funds, incomeOf } from '@/contracts/billing/books/chart';
import type { ChargeKind } from '@/contracts/billing/charge';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import type { Amount } from './ledger';

/** What an invoice posts: what each fund is owed, and what each of its lines is income of. */
export const ofLines = (
  lines: readonly { kind: ChargeKind; amount: number }[],
): readonly Amount[] => [
  ...funds.map((fund): Amount => {
    const own = lines.filter(({ kind }) => fundOf(kind) === fund);
    return ['receivable', totalOf(own), { fund }];
  }),
  ...lines.map(({ kind, amount }): Amount => [incomeOf(kind), -amount, { fund: fundOf(kind) }]),
];
