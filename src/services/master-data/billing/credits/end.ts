import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit } from '@/services/kit/records/audit';
import { holdOpen, turnInto } from '@/services/master-data/billing/books/ledger';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';
import { refuseWhileIssuing } from '@/services/master-data/billing/issue/running';
import { today } from '@/services/master-data/billing/late/lateness';
import { spendAdvances } from '@/services/master-data/billing/receipts/spend-advances';
import { type HeldCredit, holdCredit } from './hold';
import { credits } from './tables';

async function end(
  tx: Db,
  request: ServiceRequest,
  { row, invoice }: HeldCredit,
  state: 'refused' | 'voided',
  endReason: string,
): Promise<void> {
  const endedAt = new Date().toISOString();
  await tx
    .update(credits)
    .set({ state, endReason, endedAt, endedBy: request.caller.fullname })
    .where(eq(credits.id, row.id));
  await audit(tx, request, {
    ...{ action: state === 'voided' ? 'void' : 'refuse', entity: 'credit', entityId: row.id },
    title: row.number || invoice.number,
    changes: { reason: [null, endReason] },
  });
}

/** Refuses what another one asked for, or withdraws one's own. */
export async function refuseCredit(tx: Db, request: ServiceRequest, id: string, reason: string) {
  const { caller, propertyId } = request;
  const held = await holdCredit(tx, propertyId, id);
  if (held.row.state !== 'asked') throw new Problem('CREDIT_DECIDED');
  const isMine = held.row.askedById === caller.accountId;
  if (!isMine && !caller.permissions.has('invoices:approve')) throw new Problem('FORBIDDEN');
  await end(tx, request, held, 'refused', reason);
}

/** The number of an invoice that counts and has used a waiver. */
async function usedIn(tx: Db, creditId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ number: invoices.number })
    .from(charges)
    .innerJoin(invoices, eq(invoices.id, charges.invoiceId))
    .where(and(eq(charges.creditId, creditId), isNull(invoices.voidedAt)))
    .limit(1);
  return row?.number;
}

/** Takes back a credit that counts while its month is open: what it took is owed again, and the books get the opposite today. */
export async function cancelCredit(tx: Db, request: ServiceRequest, id: string, reason: string) {
  const { propertyId, caller } = request;
  const held = await holdCredit(tx, propertyId, id);
  const { row, invoice } = held;
  if (row.state !== 'granted' || !row.day) throw new Problem('CREDIT_DECIDED');
  await holdOpen(tx, propertyId, row.day);
  const number = await usedIn(tx, id);
  if (number) throw new Problem('CREDIT_USED', { number });
  const isNote = row.kind === 'note';
  await tx
    .update(invoices)
    .set({
      ...{ version: sql`${invoices.version} + 1`, updatedAt: new Date().toISOString() },
      ...(isNote && { credited: sql`${invoices.credited} - ${row.amount}` }),
    })
    .where(eq(invoices.id, invoice.id));
  await refuseWhileIssuing(tx, propertyId);
  await end(tx, request, held, 'voided', reason);
  if (!isNote) return;
  const paper = { unitId: row.unitId, paperId: id, number: row.number };
  await turnInto(tx, { propertyId, day: today() }, 'void-credit', [paper]);
  // What is owed again does not lie beside money that was paid ahead.
  const owing = [{ unitId: row.unitId, day: today() }];
  await spendAdvances(tx, { ...caller, propertyId }, request, owing);
}
