import { between, desc, gt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { MonthFigures } from '@/contracts/billing/period';
import { monthAfter } from '@/contracts/kit/fields/month';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { exact } from '@/services/master-data/billing/satang-sum';
import { inSum } from './sums';
import { ledgerMonths } from './tables';

type LastMonth = Pick<MonthFigures, 'period' | 'invoiced' | 'collected'>;

const sumIn = (name: 'invoiced' | 'collected') =>
  sql`coalesce(sum(${ledgerMonths.amount}) filter (where ${inSum(ledgerMonths, name)}), 0)`.mapWith(
    exact,
  );

/** For each property the last month that asked for something, within a year, from the kept sums. */
export async function lastMonths(db: NodePgDatabase): Promise<ReadonlyMap<string, LastMonth>> {
  const now = bangkokDay(new Date()).slice(0, 7);
  const { propertyId, period } = ledgerMonths;
  const invoiced = sumIn('invoiced');
  const rows = await db
    .selectDistinctOn([propertyId], { propertyId, period, invoiced, collected: sumIn('collected') })
    .from(ledgerMonths)
    .where(between(period, monthAfter(now, -11), now))
    .groupBy(propertyId, period)
    .having(gt(invoiced, 0))
    .orderBy(propertyId, desc(period));
  return new Map(rows.map(({ propertyId, ...figures }) => [propertyId, figures]));
}
