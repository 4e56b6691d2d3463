import { and, eq, sql } from 'drizzle-orm';
import type { UnitArrears } from '@/contracts/billing/arrears';
import type { Db } from '@/services/kit/database/db';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { daysBetween, inState, isOwed, today } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { billingOf } from '@/services/master-data/billing/settings/settings';

/** What a unit owes, and whether it is in arrears by its property's rule. */
export async function arrearsOf(db: Db, propertyId: string, unitId: string): Promise<UnitArrears> {
  const [{ partPaidIsArrears }, owing] = await Promise.all([
    billingOf(db, propertyId),
    db
      .select()
      .from(invoices)
      .where(and(eq(invoices.propertyId, propertyId), eq(invoices.unitId, unitId), isOwed))
      .orderBy(invoices.dueOn),
  ]);
  const sum = (rows: typeof owing) => totalOf(rows.map(({ owed }) => ({ amount: owed })));
  const late = owing.filter(({ dueOn }) => dueOn < today());
  const oldestDue = late[0]?.dueOn ?? null;
  return {
    owed: sum(owing),
    late: sum(late),
    oldestDue,
    daysLate: oldestDue ? daysBetween(oldestDue, today()) : 0,
    inArrears: late.some(({ paid }) => partPaidIsArrears || paid === 0),
  };
}

/** The property's units that are in arrears by its rule, each with the day its oldest was due. */
export async function oldestDues(db: Db, propertyId: string): Promise<ReadonlyMap<string, string>> {
  const { partPaidIsArrears } = await billingOf(db, propertyId);
  const late = await db
    .select({ unitId: invoices.unitId, due: sql<string>`min(${invoices.dueOn})::text` })
    .from(invoices)
    .where(
      and(
        eq(invoices.propertyId, propertyId),
        inState('late'),
        partPaidIsArrears ? undefined : eq(invoices.paid, 0),
      ),
    )
    .groupBy(invoices.unitId);
  return new Map(late.map(({ unitId, due }) => [unitId, due]));
}
