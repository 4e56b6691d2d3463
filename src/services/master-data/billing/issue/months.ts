import { and, count, eq, gte, isNull } from 'drizzle-orm';
import { monthAfter } from '@/contracts/kit/fields/month';
import type { Db } from '@/services/kit/database/db';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { today } from '@/services/master-data/billing/late/lateness';

/** How far back a month may still be issued. */
const monthsBack = 2;

/** The months that may be issued, how many invoices of each there are, and which is next. */
export async function monthsToIssue(db: Db, propertyId: string) {
  const now = today().slice(0, 7);
  const first = monthAfter(now, -monthsBack);
  const had = await db
    .select({ period: invoices.period, issued: count() })
    .from(invoices)
    .where(
      and(
        eq(invoices.propertyId, propertyId),
        gte(invoices.period, first),
        eq(invoices.source, 'own'),
        isNull(invoices.voidedAt),
      ),
    )
    .groupBy(invoices.period)
    .orderBy(invoices.period);
  const last = had.at(-1)?.period;
  const next = last ? monthAfter(last, 1) : now;
  const ahead = monthAfter(now, 1);
  const until = next > ahead ? next : ahead;
  const months = [];
  for (let period = first; period <= until; period = monthAfter(period, 1)) {
    months.push({ period, issued: had.find((one) => one.period === period)?.issued ?? 0 });
  }
  return { next, months };
}
