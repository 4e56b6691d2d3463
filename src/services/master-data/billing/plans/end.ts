import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit, auditAs } from '@/services/kit/records/audit';
import { lockRow } from '@/services/kit/records/change-row';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { today } from '@/services/master-data/billing/late/lateness';
import { holdUnit } from '@/services/master-data/billing/receipts/take';
import { isMissed } from './instalments';
import { invoicesOf, type PlanRow, paidOf } from './read';
import { debtPlanInvoices, debtPlans } from './tables';

/** An invoice is due on another day from now on; whoever reckoned with it has to look again. */
export const dueFrom = (tx: Db, invoiceId: string, dueOn: string) =>
  tx
    .update(invoices)
    .set({ dueOn, version: sql`${invoices.version} + 1` })
    .where(eq(invoices.id, invoiceId));

/** The plan counts no more: its invoices are due as they were, and bear surcharge as though it had never been. */
async function end(tx: Db, row: PlanRow, how: 'broken' | 'cancelled', reason: string) {
  await tx
    .update(debtPlans)
    .set({ end: how, endedOn: today(), endReason: reason })
    .where(eq(debtPlans.id, row.id));
  const own = await invoicesOf(tx, [row.id]);
  for (const { id, dueOn } of own(row.id)) await dueFrom(tx, id, dueOn);
}

/** Ends a plan that runs, with a reason. */
export async function cancelPlan(tx: Db, request: ServiceRequest, id: string, reason: string) {
  const own = and(eq(debtPlans.id, id), eq(debtPlans.propertyId, request.propertyId));
  const [known] = await tx.select({ unitId: debtPlans.unitId }).from(debtPlans).where(own);
  if (!known) throw new Problem('NOT_FOUND');
  await holdUnit(tx, request.propertyId, known.unitId);
  const row = await lockRow(tx, debtPlans, own);
  const its = await invoicesOf(tx, [id]);
  if (row.end || paidOf(row, its(id)) >= row.total) {
    throw new Problem('PLAN_ENDED', { number: row.number });
  }
  await end(tx, row, 'cancelled', reason);
  await audit(tx, request, {
    ...{ action: 'void', entity: 'debt-plan', entityId: id, title: row.number },
    changes: { reason: [null, reason] },
  });
}

const nobody = { accountId: null, fullname: 'ระบบ' };
const nowhere = { ip: '', userAgent: '' };

/** Breaks the plans of which an instalment was missed by more than they allow; answers whose they are. */
export async function breakMissed(db: NodePgDatabase): Promise<string[]> {
  // Those that are paid stay, and are not looked at again.
  const owing = db
    .select({ id: debtPlanInvoices.planId })
    .from(debtPlanInvoices)
    .innerJoin(invoices, eq(invoices.id, debtPlanInvoices.invoiceId))
    .where(gt(invoices.owed, 0));
  const running = await db
    .select()
    .from(debtPlans)
    .where(and(isNull(debtPlans.end), inArray(debtPlans.id, owing)));
  const own = await invoicesOf(
    db,
    running.map(({ id }) => id),
  );
  const missed = (row: PlanRow, its: typeof own) =>
    isMissed(row.instalments, paidOf(row, its(row.id)), {
      today: today(),
      graceDays: row.graceDays,
    });
  const properties = new Set<string>();
  for (const seen of running.filter((row) => missed(row, own))) {
    await db.transaction(async (tx) => {
      await holdUnit(tx, seen.propertyId, seen.unitId);
      const row = await lockRow(tx, debtPlans, eq(debtPlans.id, seen.id));
      // Paid or ended while it was looked at.
      if (row.end || !missed(row, await invoicesOf(tx, [row.id]))) return;
      await end(tx, row, 'broken', '');
      await auditAs(tx, { ...nobody, propertyId: row.propertyId }, nowhere, {
        ...{ action: 'break', entity: 'debt-plan', entityId: row.id, title: row.number },
      });
      properties.add(row.propertyId);
    });
  }
  return [...properties];
}
