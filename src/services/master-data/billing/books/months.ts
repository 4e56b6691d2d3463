import { and, eq, gte } from 'drizzle-orm';
import type { Account } from '@/contracts/billing/books/chart';
import type { PostingKind } from '@/contracts/billing/ledger';
import type { MonthFigures } from '@/contracts/billing/period';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/kit/records/grouped';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { ledgerSums } from './sums';
import { ledgerMonths } from './tables';

type Row = Pick<typeof ledgerMonths.$inferSelect, 'what' | 'account' | 'amount'>;

const sumOf = (
  rows: readonly Row[],
  own: {
    whats?: readonly PostingKind[];
    accounts: readonly Account[];
  },
) =>
  totalOf(
    rows.filter(
      ({ what, account }) => own.accounts.includes(account) && own.whats?.includes(what) !== false,
    ),
  );

/** What a month's entries come to. */
export function figuresOf(
  period: string,
  rows: readonly Row[],
): MonthFigures & { balance: number } {
  const { invoiced, collected } = ledgerSums;
  return {
    period,
    invoiced: sumOf(rows, invoiced),
    voidedInvoices: sumOf(rows, { ...invoiced, whats: ['void-invoice'] }),
    corrections: sumOf(rows, { ...invoiced, whats: ['correction'] }),
    collected: sumOf(rows, collected),
    voidedReceipts: sumOf(rows, { ...collected, whats: ['void-receipt'] }),
    balance: totalOf(rows),
  };
}

/** What came in of what a month asked for, in basis points; null where it asked for nothing. */
export const rateOf = ({ invoiced, collected }: Pick<MonthFigures, 'invoiced' | 'collected'>) =>
  invoiced > 0 ? Math.min(10_000, Math.round((collected * 10_000) / invoiced)) : null;

/** What went through the months of a property's books, from one on; a month without entries has none. */
export async function bookedMonths(db: Db, propertyId: string, from?: string) {
  const rows = await db
    .select()
    .from(ledgerMonths)
    .where(
      and(
        eq(ledgerMonths.propertyId, propertyId),
        from === undefined ? undefined : gte(ledgerMonths.period, from),
      ),
    );
  const months = grouped(rows, ({ period }) => period);
  return {
    periods: [...months.keys()],
    of: (period: string) => figuresOf(period, months.get(period) ?? []),
  };
}
