import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { DebtPlan } from '@/contracts/billing/plans';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/kit/records/grouped';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { today } from '@/services/master-data/billing/late/lateness';
import { standingOfInstalments } from './instalments';
import { debtPlanInvoices, debtPlans } from './tables';

export type PlanRow = typeof debtPlans.$inferSelect;

/** The invoices of plans as they were and as they are, by the plan. */
export async function invoicesOf(db: Db, planIds: string[]) {
  const { planId, dueOn, owed } = debtPlanInvoices;
  const rows = await db
    .select({
      ...{ planId, dueOn, owed, id: invoices.id, number: invoices.number },
      left: invoices.owed,
    })
    .from(debtPlanInvoices)
    .innerJoin(invoices, eq(invoices.id, debtPlanInvoices.invoiceId))
    .where(inArray(planId, planIds))
    .orderBy(asc(dueOn), asc(invoices.number));
  const byPlan = grouped(rows, (row) => row.planId);
  return (id: string) => byPlan.get(id) ?? [];
}

/** What was paid of a plan: what its invoices owed, less what they owe now. */
export const paidOf = ({ total }: { total: number }, own: readonly { left: number }[]): number =>
  Math.max(0, total - own.reduce((sum, { left }) => sum + left, 0));

/** As a plan stands today. */
export function planOf(row: PlanRow, own: Awaited<ReturnType<typeof invoicesOf>>): DebtPlan {
  const its = own(row.id);
  const paid = paidOf(row, its);
  return {
    ...row,
    ...{ paid, state: row.end ?? (paid >= row.total ? 'paid' : 'running') },
    instalments: standingOfInstalments(row.instalments, paid, today()),
    invoices: its.map(({ id, number, dueOn, owed }) => ({ id, number, dueOn, owed })),
  };
}

/** All plans of a unit, the latest first. */
export async function plansOf(db: Db, propertyId: string, unitId: string): Promise<DebtPlan[]> {
  const rows = await db
    .select()
    .from(debtPlans)
    .where(and(eq(debtPlans.propertyId, propertyId), eq(debtPlans.unitId, unitId)))
    .orderBy(desc(debtPlans.createdAt));
  const own = await invoicesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => planOf(row, own));
}

/** A plan of the caller's property; throws `NOT_FOUND`. */
export async function ownPlan(db: Db, propertyId: string, id: string): Promise<PlanRow> {
  const own = and(eq(debtPlans.id, id), eq(debtPlans.propertyId, propertyId));
  const [row] = await db.select().from(debtPlans).where(own);
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}
