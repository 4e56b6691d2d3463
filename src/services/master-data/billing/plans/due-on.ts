import { asc, eq } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/kit/records/grouped';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { dueByPlan } from './instalments';
import { debtPlanInvoices, debtPlans } from './tables';

/**
 * When invoices that ever had a plan were due, as it stood on a day: by the plan that counted then, and else
 * as they were issued. A plan of today moves nothing of what is told of a day before it.
 */
export async function dueAsOf(db: Db, propertyId: string, day: string) {
  const rows = await db
    .select({
      plan: debtPlans,
      invoice: {
        id: debtPlanInvoices.invoiceId,
        dueOn: debtPlanInvoices.dueOn,
        owed: debtPlanInvoices.owed,
      },
    })
    .from(debtPlanInvoices)
    .innerJoin(debtPlans, eq(debtPlans.id, debtPlanInvoices.planId))
    .innerJoin(invoices, eq(invoices.id, debtPlanInvoices.invoiceId))
    .where(eq(debtPlans.propertyId, propertyId))
    // As the plan was made.
    .orderBy(asc(debtPlanInvoices.dueOn), asc(invoices.number));
  const due = new Map(rows.map(({ invoice }) => [invoice.id, invoice.dueOn]));
  for (const its of grouped(rows, ({ plan }) => plan.id).values()) {
    const [{ plan } = { plan: undefined }] = its;
    if (!plan || plan.day > day || (plan.endedOn && plan.endedOn <= day)) continue;
    const own = its.map(({ invoice }) => invoice);
    for (const [id, on] of dueByPlan(own, plan.instalments)) due.set(id, on);
  }
  return due;
}
