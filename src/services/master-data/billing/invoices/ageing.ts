import { and, count, eq, sql } from 'drizzle-orm';
import { buckets } from '@/contracts/billing/invoice';
import { monthAfter } from '@/contracts/kit/fields/month';
import type { Db } from '@/services/kit/database/db';
import { inBucket, today } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { sumOf } from '@/services/master-data/billing/satang-sum';
import { invoices } from './tables';

/** What is owed by how late it is, and what a year's months asked for and brought. */
export async function ageing(db: Db, propertyId: string) {
  const from = monthAfter(today().slice(0, 7), -11);
  const sums = buckets.map((bucket) =>
    db
      .select({ count: count(), owed: sumOf(sql`${invoices.total} - ${invoices.paid}`) })
      .from(invoices)
      .where(and(eq(invoices.propertyId, propertyId), inBucket(bucket))),
  );
  const [due, came, ...each] = await Promise.all([
    db
      .select({ period: invoices.period, due: sumOf(invoices.total) })
      .from(invoices)
      .where(
        and(
          eq(invoices.propertyId, propertyId),
          sql`${invoices.voidedAt} is null and ${invoices.period} >= ${from}`,
        ),
      )
      .groupBy(invoices.period),
    db
      .select({
        period: sql<string>`to_char(${receipts.day}, 'YYYY-MM')`,
        collected: sumOf(receipts.amount),
      })
      .from(receipts)
      .where(
        and(
          eq(receipts.propertyId, propertyId),
          sql`${receipts.voidedAt} is null and ${receipts.method} <> 'advance'`,
          sql`${receipts.day} >= ${`${from}-01`}`,
        ),
      )
      .groupBy(sql`1`),
    ...sums,
  ]);
  const dueIn = new Map(due.map((one) => [one.period, one.due]));
  const cameIn = new Map(came.map((one) => [one.period, one.collected]));
  const found = buckets.map((bucket, index) => ({
    ...{ bucket, count: 0, owed: 0 },
    ...each[index]?.[0],
  }));
  return {
    owed: totalOf(found.map(({ owed }) => ({ amount: owed }))),
    buckets: found,
    months: Array.from({ length: 12 }, (_, index) => {
      const period = monthAfter(from, index);
      return { period, due: dueIn.get(period) ?? 0, collected: cameIn.get(period) ?? 0 };
    }),
  };
}
