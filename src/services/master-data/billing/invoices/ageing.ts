import { and, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import { buckets } from '@/contracts/billing/invoice';
import { monthAfter } from '@/contracts/kit/fields/month';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/master-data/billing/grouped';
import { bucketOf, daysBetween, isOwed, today } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { receipts } from '@/services/master-data/billing/receipts/tables';
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
    db
      .select({ period: invoices.period, due: sumOf(invoices.total) })
      .from(invoices)
      .where(
        and(
          eq(invoices.propertyId, propertyId),
          gte(invoices.period, from),
          isNull(invoices.voidedAt),
        ),
      )
      .groupBy(invoices.period),
    db
      .select({ day: receipts.day, amount: sumOf(receipts.amount) })
      .from(receipts)
      .where(
        and(
          eq(receipts.propertyId, propertyId),
          gte(receipts.day, `${from}-01`),
          isNull(receipts.voidedAt),
          ne(receipts.method, 'advance'),
        ),
      )
      .groupBy(receipts.day),
  ]);
  const late = grouped(owing, ({ dueOn }) => bucketOf(daysBetween(dueOn, now)));
  const dueIn = new Map(due.map((one) => [one.period, one.due]));
  const cameIn = grouped(came, ({ day }) => day.slice(0, 7));
  return {
    owed: totalOf(owing),
    buckets: buckets.map((bucket) => {
      const days = late.get(bucket) ?? [];
      const count = days.reduce((sum, one) => sum + one.count, 0);
      return { bucket, count, owed: totalOf(days) };
    }),
    months: Array.from({ length: 12 }, (_, index) => {
      const period = monthAfter(from, index);
      return { period, due: dueIn.get(period) ?? 0, collected: totalOf(cameIn.get(period) ?? []) };
    }),
  };
}
