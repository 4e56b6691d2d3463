import { gte } from 'drizzle-orm';
import type { MonthFigures } from '@/contracts/billing/period';
import { monthAfter } from '@/contracts/kit/fields/month';
import type { Db } from '@/services/kit/database/db';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { grouped } from '@/services/master-data/billing/grouped';
import { figuresOf } from './months';
import { ledgerMonths } from './tables';

/** For each property the last month that asked for something, within a year, from the kept sums. */
export async function lastMonths(db: Db): Promise<ReadonlyMap<string, MonthFigures>> {
  const now = bangkokDay(new Date()).slice(0, 7);
  const rows = await db
    .select()
    .from(ledgerMonths)
    .where(gte(ledgerMonths.period, monthAfter(now, -11)));
  const found = new Map<string, MonthFigures>();
  for (const [propertyId, own] of grouped(rows, (row) => row.propertyId)) {
    const months = [...grouped(own, ({ period }) => period)]
      .filter(([period]) => period <= now)
      .sort(([a], [b]) => b.localeCompare(a));
    for (const [period, entries] of months) {
      const figures = figuresOf(period, entries);
      if (figures.invoiced <= 0) continue;
      found.set(propertyId, figures);
      break;
    }
  }
  return found;
}
