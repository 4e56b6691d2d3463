import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { debtPlanInvoices, debtPlans } from './tables';

/** Invoices that are due by a plan that counts: when they were due before, and since when it rests their surcharge. */
export async function agreedOf(db: Db, propertyId: string, unitIds?: readonly string[]) {
  const rows = await db
    .select({
      invoiceId: debtPlanInvoices.invoiceId,
      dueOn: debtPlanInvoices.dueOn,
      day: debtPlans.day,
      stopsSurcharge: debtPlans.stopsSurcharge,
    })
    .from(debtPlanInvoices)
    .innerJoin(debtPlans, eq(debtPlans.id, debtPlanInvoices.planId))
    .where(
      and(
        eq(debtPlans.propertyId, propertyId),
        isNull(debtPlans.end),
        unitIds && inArray(debtPlans.unitId, [...unitIds]),
      ),
    );
  return new Map(rows.map((row) => [row.invoiceId, row]));
}
