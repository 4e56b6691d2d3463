import { and, eq, sql } from 'drizzle-orm';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit } from '@/services/kit/records/audit';
import { lockRow } from '@/services/kit/records/change-row';
import { turnInto } from '@/services/master-data/billing/books/ledger';
import { takenOf } from '@/services/master-data/billing/deposits/held';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { today } from '@/services/master-data/billing/late/lateness';
import { units } from '@/services/master-data/units/tables';
import { advanceOf } from './advances';
import { restingLetters } from './resting-letters';
import { spendAdvances } from './spend-advances';
import { receiptInvoices, receipts } from './tables';

/**
 * Voids a receipt, which keeps its number: what it paid is owed again, and the books get its opposite today,
 * so that its own month may be closed. Throws `PERIOD_CLOSED` where today's is.
 */
export async function cancelReceipt(
  tx: Db,
  request: ServiceRequest,
  id: string,
  reason: string,
): Promise<void> {
  const { propertyId, caller } = request;
  const own = and(eq(receipts.id, id), eq(receipts.propertyId, propertyId));
  const [known] = await tx.select({ unitId: receipts.unitId }).from(receipts).where(own);
  if (!known) throw new Problem('NOT_FOUND');
  await tx.select({ id: units.id }).from(units).where(eq(units.id, known.unitId)).for('update');
  const row = await lockRow(tx, receipts, own);
  if (row.voidedAt) throw new Problem('RECEIPT_VOID', { number: row.number });
  if (row.advance > 0 && row.advance > (await advanceOf(tx, propertyId, row.unitId))) {
    throw new Problem('ADVANCE_USED', { number: row.number });
  }
  // What was given back of a deposit, or kept, is not there to be taken back.
  if (row.deposit && (await takenOf(tx, propertyId, id)) > 0) {
    throw new Problem('DEPOSIT_USED', { number: row.number });
  }
  const at = new Date().toISOString();
  await tx
    .update(receipts)
    .set({ voidedAt: at, voidedBy: caller.fullname, voidReason: reason })
    .where(own);
  const parts = await tx.select().from(receiptInvoices).where(eq(receiptInvoices.receiptId, id));
  for (const { invoiceId, amount } of parts) {
    await tx
      .update(invoices)
      .set({
        paid: sql`${invoices.paid} - ${amount}`,
        version: sql`${invoices.version} + 1`,
        updatedAt: at,
      })
      .where(eq(invoices.id, invoiceId));
  }
  const what = row.deposit
    ? 'void-deposit'
    : row.method === 'advance'
      ? 'void-adjust'
      : 'void-receipt';
  const paper = { unitId: row.unitId, paperId: id, number: row.number };
  await turnInto(tx, { propertyId, day: today() }, what, [paper]);
  const letters = await restingLetters(tx, row);
  await audit(tx, request, {
    ...{ action: 'void', entity: 'receipt', entityId: id, title: row.number },
    changes: {
      reason: [null, reason],
      ...(letters.length > 0 && {
        letters: [null, letters.map(({ number }) => number).join(', ')],
      }),
    },
  });
  // What is owed again does not lie beside money that was paid ahead, unless that is what was taken back.
  if (row.method !== 'advance') {
    const owing = [{ unitId: row.unitId, day: today() }];
    await spendAdvances(tx, { ...caller, propertyId }, request, owing);
  }
}
