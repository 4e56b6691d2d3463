import { and, eq, sql } from 'drizzle-orm';
import { buckets } from '@/contracts/billing/invoice';
import { monthAfter } from '@/contracts/kit/fields/month';
import type { Db } from '@/services/kit/database/db';
import { keptSums } from '@/services/master-data/billing/books/totals';
import { grouped } from '@/services/master-data/billing/grouped';
import { bucketOf, daysBetween, isOwed, today } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { sumOf } from '@/services/master-data/billing/satang-sum';
import { invoices } from './tables';

/** What is owed by how late it is, and what a year's months asked for and brought. */
export async function ageing(db: Db, propertyId: string) {
  const now = today();
  const from = monthAfter(now.slice(0, 7), -11);
  const [owing, due, came] = await Promise.all([
    db
      .select({
        dueOn: invoices.dueOn,
        count: sql`count(*)`.mapWith(Number),
        amount: sumOf(invoices.owed),
      })
      .from(invoices)
      .where(and(eq(invoices.propertyId, propertyId), isOwed))
      .groupBy(invoices.dueOn),
    keptSums(db, propertyId, 'invoices', from),
    keptSums(db, propertyId, 'receipts', from),
  ]);
  const late = grouped(owing, ({ dueOn }) => bucketOf(daysBetween(dueOn, now)));
  return {
    owed: totalOf(owing),
    buckets: buckets.map((bucket) => {
      const days = late.get(bucket) ?? [];
      const count = days.reduce((sum, one) => sum + one.count, 0);
      return { bucket, count, owed: totalOf(days) };
    }),
    months: Array.from({ length: 12 }, (_, index) => {
      const period = monthAfter(from, index);
      return { period, due: due.get(period) ?? 0, collected: came.get(period) ?? 0 };
    }),
  };
}
