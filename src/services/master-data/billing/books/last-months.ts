import { and, between, desc, eq, gt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { MonthFigures } from '@/contracts/billing/period';
import { monthAfter } from '@/contracts/kit/fields/month';
import { properties } from '@/services/db/tables';
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
  const invoiced = sumIn('invoiced').as('invoiced');
  // A stretch of the index for each property: together, the sums of all were added up and sorted.
  const last = db
    .select({ period, invoiced, collected: sumIn('collected').as('collected') })
    .from(ledgerMonths)
    .where(and(eq(propertyId, properties.id), between(period, monthAfter(now, -11), now)))
    .groupBy(period)
    .having(gt(sumIn('invoiced'), 0))
    .orderBy(desc(period))
    .limit(1)
    .as('last');
  const rows = await db
    .select({
      propertyId: properties.id,
      period: last.period,
      invoiced: last.invoiced,
      collected: last.collected,
    })
    .from(properties)
    .innerJoinLateral(last, sql`true`);
  return new Map(rows.map(({ propertyId, ...figures }) => [propertyId, figures]));
}
