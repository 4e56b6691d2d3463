import { and, eq, sql } from 'drizzle-orm';
import { buckets } from '@/contracts/billing/invoice';
import { monthAfter } from '@/contracts/kit/fields/month';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/kit/records/grouped';
import { bookedMonths } from '@/services/master-data/billing/books/months';
import { bucketOf, daysBetween, isOwed, today } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { sumOf } from '@/services/master-data/billing/satang-sum';
import { invoices } from './tables';

/** What is owed by how late it is, and what a year's months asked for and brought by the books. */
export async function ageing(db: Db, propertyId: string) {
  const now = today();
  const from = monthAfter(now.slice(0, 7), -11);
  const [owing, booked] = await Promise.all([
    db
      .select({
        dueOn: invoices.dueOn,
        count: sql`count(*)`.mapWith(Number),
        amount: sumOf(invoices.owed),
      })
      .from(invoices)
      .where(and(eq(invoices.propertyId, propertyId), isOwed))
      .groupBy(invoices.dueOn),
    bookedMonths(db, propertyId, from),
  ]);
  const late = grouped(owing, ({ dueOn }) => bucketOf(daysBetween(dueOn, now)));
  return {
    owed: totalOf(owing),
    buckets: buckets.map((bucket) => {
      const days = late.get(bucket) ?? [];
      const count = days.reduce((sum, one) => sum + one.count, 0);
      return { bucket, count, owed: totalOf(days) };
    }),
    months: Array.from({ length: 12 }, (_, index) => booked.of(monthAfter(from, index))),
  };
}
