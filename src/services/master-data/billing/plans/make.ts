import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { buddhistYear } from '@/contracts/kit/fields/month';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit } from '@/services/kit/records/audit';
import { takeNumbers } from '@/services/master-data/billing/books/numbers';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { today } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { holdUnit } from '@/services/master-data/billing/receipts/take';
import { dueFrom } from './end';
import { dueByPlan } from './instalments';
import { plansOf } from './read';
import { debtPlanInvoices, debtPlans, type Instalment } from './tables';

interface Asked {
  unitId: string;
  invoiceIds: readonly string[];
  instalments: Instalment[];
  stopsSurcharge: boolean;
}

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
