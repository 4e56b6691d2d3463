import { and, inArray, type SQL } from 'drizzle-orm';
import type { Account } from '@/contracts/billing/books/chart';
import type { ledgerSums as names, PostingKind } from '@/contracts/billing/ledger';
import type { ledgerEntries, ledgerMonths } from './tables';

interface Entries {
  accounts: readonly Account[];
  /** All of these accounts where none are named. */
  whats?: readonly PostingKind[];
}

/** Which entries a month's figures are the sums of. */
export const ledgerSums = {
  invoiced: { accounts: ['receivable'], whats: ['invoice', 'void-invoice', 'correction'] },
  collected: {
    accounts: ['cash', 'bank', 'gateway', 'clearing'],
    whats: ['receipt', 'void-receipt'],
  },
} as const satisfies Record<(typeof names)[number], Entries>;

/** The same as a condition on the books or on their kept sums. */
export function inSum(
  { account, what }: typeof ledgerEntries | typeof ledgerMonths,
  name: (typeof names)[number],
): SQL | undefined {
  const { accounts, whats }: Entries = ledgerSums[name];
  return and(inArray(account, [...accounts]), whats && inArray(what, [...whats]));
}
