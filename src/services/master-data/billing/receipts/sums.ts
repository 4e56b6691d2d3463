import { sql } from 'drizzle-orm';
import { receiptSums } from '@/contracts/billing/receipt';
import { receiptSumFilters } from '@/contracts/billing/receipt-sums';
import type { Db } from '@/services/kit/database/db';
import { today } from '@/services/master-data/billing/late/lateness';
import { sumOf } from '@/services/master-data/billing/satang-sum';
import { foundReceipts } from './found';
import { receipts } from './tables';

/** What today's and this month's receipts come to, each of the rows that the list finds by the same filters. */
export async function sumsOf(db: Db, propertyId: string) {
  const day = today();
  const filters = receiptSumFilters(day);
  const sums = await Promise.all(
    receiptSums.map(async (name) => {
      const [sum] = await db
        .select({ count: sql`count(*)`.mapWith(Number), amount: sumOf(receipts.amount) })
        .from(receipts)
        .where(foundReceipts(filters[name], propertyId));
      return { name, count: sum?.count ?? 0, amount: sum?.amount ?? 0 };
    }),
  );
  return { day, sums };
}
