import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { ledgerSums } from '@/contracts/billing/ledger';
import { ledgerEntries } from './tables';

const { account, what } = ledgerEntries;

/** Which entries a month's figures are the sums of. */
export const inSum: Record<(typeof ledgerSums)[number], SQL | undefined> = {
  invoiced: and(
    eq(account, 'receivable'),
    inArray(what, ['invoice', 'void-invoice', 'correction']),
  ),
  collected: inArray(account, ['cash', 'bank', 'gateway']),
};
