import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { audit } from '@/services/kit/records/audit';
import { turnInto } from '@/services/master-data/billing/books/ledger';
import { gatewayPayments } from '@/services/master-data/billing/gateway/tables';
import { waitingAgain } from '@/services/master-data/billing/invoices/cancel';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';
import { touchDebts } from '@/services/master-data/billing/late/debts';
import { today } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { paperLetters } from '@/services/master-data/billing/mailed/tables';
import { debtPlanInvoices, debtPlans } from '@/services/master-data/billing/plans/tables';
import { cancelReceipt } from '@/services/master-data/billing/receipts/cancel';
import { spendAdvances } from '@/services/master-data/billing/receipts/spend-advances';
import { receiptInvoices, receipts } from '@/services/master-data/billing/receipts/tables';
import { units } from '@/services/master-data/units/tables';
import { monthIssues } from './tables';

type Invoice = typeof invoices.$inferSelect;

/** Blocking invoices that a refusal names. */
const named = 5;

/** Receipts that stand for invoices. */
const paidBy = (tx: Db, ids: readonly string[]) =>
  tx
    .select({ id: receipts.id, method: receipts.method, invoiceId: receiptInvoices.invoiceId })
    .from(receiptInvoices)
    .innerJoin(receipts, eq(receipts.id, receiptInvoices.receiptId))
    .where(and(inArray(receiptInvoices.invoiceId, [...ids]), isNull(receipts.voidedAt)));

/** Links that somebody was sent to pay by. */
const linkedBy = (tx: Db, ids: readonly string[]) =>
  tx
    .select({ invoiceId: gatewayPayments.invoiceId })
    .from(gatewayPayments)
    .where(inArray(gatewayPayments.invoiceId, [...ids]));

/** Invoices that went out by e-mail, or are on their way. */
const mailedOf = (tx: Db, ids: readonly string[]) =>
  tx
    .select({ invoiceId: paperLetters.paperId })
    .from(paperLetters)
    .where(
      and(
        eq(paperLetters.kind, 'invoice'),
        inArray(paperLetters.paperId, [...ids]),
        or(isNull(paperLetters.end), inArray(paperLetters.end, ['sent', 'bounced'])),
      ),
    );

/** Invoices that an agreement counts for. */
const plannedOf = (tx: Db, ids: readonly string[]) =>
  tx
    .select({ invoiceId: debtPlanInvoices.invoiceId })
    .from(debtPlanInvoices)
    .innerJoin(debtPlans, eq(debtPlans.id, debtPlanInvoices.planId))
    .where(and(inArray(debtPlanInvoices.invoiceId, [...ids]), isNull(debtPlans.endedOn)));

/** Throws `ISSUE_SENT` where money came for an invoice, or it or a link to pay it was sent, or a plan agreed on it: paid ahead is no such money. */
async function refuseSent(
  tx: Db,
  made: readonly Invoice[],
  paid: Awaited<ReturnType<typeof paidBy>>,
): Promise<void> {
  const ids = made.map(({ id }) => id);
  const linked = await linkedBy(tx, ids);
  const mailed = await mailedOf(tx, ids);
  const planned = await plannedOf(tx, ids);
  const sent = new Set([
    ...paid.filter(({ method }) => method !== 'advance').map(({ invoiceId }) => invoiceId),
    ...linked.map(({ invoiceId }) => invoiceId),
    ...mailed.map(({ invoiceId }) => invoiceId),
    ...made.filter(({ credited }) => credited > 0).map(({ id }) => id),
    ...planned.map(({ invoiceId }) => invoiceId),
  ]);
  if (sent.size === 0) return;
  const which = made
    .filter(({ id }) => sent.has(id))
    .map((one) => `${one.number} (${one.unitNumber})`);
  const more = which.length > named ? ' …' : '';
  throw new Problem('ISSUE_SENT', {
    n: which.length,
    which: which.slice(0, named).join(', ') + more,
  });
}

/**
 * Takes back a month that was issued last, all of it or nothing: its invoices are voided and keep their numbers, what
 * was paid ahead is paid ahead again, readings and charges wait as before, and the books get the opposite today.
 */
export async function takeBackMonth(
  tx: Db,
  request: ServiceRequest,
  { period, reason }: { period: string; reason: string },
): Promise<void> {
  const { propertyId, caller } = request;
  const [issue] = await tx
    .select()
    .from(monthIssues)
    .where(eq(monthIssues.propertyId, propertyId))
    .orderBy(desc(monthIssues.at), desc(monthIssues.id))
    .limit(1)
    .for('update');
  if (!issue || issue.period !== period || issue.takenBackAt) throw new Problem('ISSUE_GONE');
  if (!issue.endedAt) throw new Problem('ISSUE_RUNNING', { period });
  const own = and(eq(invoices.issueId, issue.id), isNull(invoices.voidedAt));
  // Units before invoices, as a desk takes them.
  await tx
    .select({ id: units.id })
    .from(units)
    .where(inArray(units.id, tx.select({ id: invoices.unitId }).from(invoices).where(own)))
    .orderBy(asc(units.id))
    .for('update');
  const made = await tx
    .select()
    .from(invoices)
    .where(own)
    .orderBy(asc(invoices.number))
    .for('update');
  if (made.length === 0) throw new Problem('ISSUE_GONE');
  const ids = made.map(({ id }) => id);
  const paid = await paidBy(tx, ids);
  await refuseSent(tx, made, paid);
  for (const id of new Set(paid.map((one) => one.id))) {
    await cancelReceipt(tx, request, id, reason);
  }
  const at = new Date().toISOString();
  await tx
    .update(invoices)
    .set({ voidedAt: at, voidReason: reason, updatedAt: at, version: sql`${invoices.version} + 1` })
    .where(inArray(invoices.id, ids));
  const lines = await tx.select().from(charges).where(inArray(charges.invoiceId, ids));
  await insertAll(tx, charges, waitingAgain(lines, at));
  await touchDebts(tx, propertyId, lines);
  await turnInto(
    tx,
    { propertyId, day: today() },
    'void-invoice',
    made.map(({ id: paperId, unitId, number }) => ({ paperId, unitId, number })),
  );
  // What was paid ahead goes to what was owed before.
  const ahead = new Set(paid.map(({ invoiceId }) => invoiceId));
  const owing = made
    .filter(({ id }) => ahead.has(id))
    .map(({ unitId }) => ({ unitId, day: today() }));
  await spendAdvances(tx, { ...caller, propertyId }, request, owing);
  await tx
    .update(monthIssues)
    .set({ takenBackAt: at, takenBackBy: caller.fullname, takenBackReason: reason })
    .where(eq(monthIssues.id, issue.id));
  await audit(tx, request, {
    ...{ action: 'takeBack', entity: 'invoice', entityId: `${propertyId} ${period}` },
    title: `${issue.first} – ${issue.last}`,
    changes: {
      units: [made.length, null],
      total: [showBaht(totalOf(made.map(({ total: amount }) => ({ amount })))), null],
      reason: [null, reason],
    },
  });
}
