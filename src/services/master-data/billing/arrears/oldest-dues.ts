import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { inState } from '@/services/master-data/billing/late/lateness';
import { advancesOf } from '@/services/master-data/billing/receipts/advances';
import { sumOf } from '@/services/master-data/billing/satang-sum';
import { billingOf } from '@/services/master-data/billing/settings/settings';

/**
 * The property's units that are in arrears by its rule, each with the day its oldest was due; none whose
 * money paid ahead covers what is late.
 */
export async function oldestDues(db: Db, propertyId: string): Promise<ReadonlyMap<string, string>> {
  const { partPaidIsArrears } = await billingOf(db, propertyId);
  const counts = partPaidIsArrears ? sql`true` : eq(invoices.paid, 0);
  const [late, ahead] = await Promise.all([
    db
      .select({
        unitId: invoices.unitId,
        due: sql<string | null>`min(${invoices.dueOn}) filter (where ${counts})::text`,
        owed: sumOf(invoices.owed),
      })
      .from(invoices)
      .where(and(eq(invoices.propertyId, propertyId), inState('late')))
      .groupBy(invoices.unitId),
    advancesOf(db, propertyId),
  ]);
  return new Map(
    late.flatMap(({ unitId, due, owed }) =>
      due !== null && owed > (ahead.get(unitId) ?? 0) ? [[unitId, due]] : [],
    ),
  );
}
