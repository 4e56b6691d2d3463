import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import { buddhistYear } from '@/contracts/kit/fields/month';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit, auditAs } from '@/services/kit/records/audit';
import { lockRow } from '@/services/kit/records/change-row';
import { takeNumbers } from '@/services/master-data/billing/books/numbers';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { today } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { holdUnit } from '@/services/master-data/billing/receipts/take';
import { dueByPlan, isMissed } from './instalments';
import { invoicesOf, type PlanRow, paidOf, plansOf } from './read';
import { debtPlanInvoices, debtPlans, type Instalment } from './tables';

interface Asked {
  unitId: string;
  invoiceIds: readonly string[];
  instalments: Instalment[];
  stopsSurcharge: boolean;
}

/** An invoice is due on another day from now on; whoever reckoned with it has to look again. */
const dueFrom = (tx: Db, invoiceId: string, dueOn: string) =>
  tx
    .update(invoices)
    .set({ dueOn, version: sql`${invoices.version} + 1` })
    .where(eq(invoices.id, invoiceId));

/**
 * Makes a plan of what a unit owes, and its invoices due by it. Throws where they are not owed, come from the
 * accounting source, which sets their days, or where another plan of the unit runs.
 */
export async function makePlan(
  tx: Db,
  request: ServiceRequest,
  asked: Asked,
  graceDays: number,
): Promise<string> {
  const { propertyId, caller } = request;
  const { unitId, instalments, stopsSurcharge } = asked;
  const unit = await holdUnit(tx, propertyId, unitId);
  const plans = await plansOf(tx, propertyId, unitId);
  const running = plans.find(({ state }) => state === 'running');
  if (running) throw new Problem('PLAN_RUNNING', { number: running.number });
  const ids = [...new Set(asked.invoiceIds)];
  const owing = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.unitId, unitId), inArray(invoices.id, ids), gt(invoices.owed, 0)))
    .orderBy(asc(invoices.dueOn), asc(invoices.number))
    .for('update');
  if (owing.length < ids.length) throw invalidField('invoiceIds', 'planInvoices');
  if (owing.some(({ source }) => source === 'accounting')) {
    throw invalidField('invoiceIds', 'planSource');
  }
  const total = totalOf(owing.map(({ owed }) => ({ amount: owed })));
  const sum = totalOf(instalments);
  if (sum !== total) throw new Problem('PLAN_SUM', { sum: showBaht(sum), owed: showBaht(total) });
  const day = today();
  if ((instalments[0]?.dueOn ?? '') < day) throw invalidField('instalments', 'planPast');
  const [given] = await takeNumbers(tx, { propertyId, kind: 'PA', year: buddhistYear(day) });
  if (!given) throw new Problem('FAILED');
  const id = uuidv7();
  await tx.insert(debtPlans).values({
    ...{ id, propertyId, unitId, number: given.number, unitNumber: unit.number },
    ...{ payerName: unit.payerName, day, total, instalments, stopsSurcharge, graceDays },
    ...{ by: caller.fullname, createdAt: new Date().toISOString() },
  });
  await tx
    .insert(debtPlanInvoices)
    .values(
      owing.map((row) => ({ planId: id, invoiceId: row.id, dueOn: row.dueOn, owed: row.owed })),
    );
  for (const [invoiceId, dueOn] of dueByPlan(owing, instalments))
    await dueFrom(tx, invoiceId, dueOn);
  await audit(tx, request, {
    ...{ action: 'create', entity: 'debt-plan', entityId: id, title: given.number },
    changes: { unitNumber: [null, unit.number], total: [null, showBaht(total)] },
  });
  return id;
}

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
  const running = await db.select().from(debtPlans).where(isNull(debtPlans.end));
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
