import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { ChargeKind } from '@/contracts/billing/charge';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { audit } from '@/services/kit/records/audit';
import { turnInto } from '@/services/master-data/billing/books/ledger';
import { holdInvoice } from '@/services/master-data/billing/credits/hold';
import { refuseWhileIssuing } from '@/services/master-data/billing/issue/running';
import { touchDebts } from '@/services/master-data/billing/late/debts';
import { today } from '@/services/master-data/billing/late/lateness';
import { charges, invoices } from './tables';

/** What follows from settings, readings, rules and debts does so again; what was entered waits. */
const isReckoned = (kind: ChargeKind) =>
  kind === 'common' || kind === 'sinking' || kind === 'surcharge';

/** Of the lines of invoices that are undone: those that were entered, as they wait again. */
export const waitingAgain = (lines: readonly (typeof charges.$inferSelect)[], at: string) =>
  lines
    .filter(
      ({ kind, readingId, ruleId }) => !isReckoned(kind) && readingId === null && ruleId === null,
    )
    .map((line) => ({ ...line, id: uuidv7(), invoiceId: null, position: 1, createdAt: at }));

/**
 * Undoes an invoice: the books get its opposite today, so that its own month may be closed, and what was
 * entered for it waits again. Throws `PERIOD_CLOSED` where today's is.
 */
export async function cancelInvoice(tx: Db, request: ServiceRequest, id: string, reason: string) {
  const { propertyId } = request;
  const row = await holdInvoice(tx, propertyId, id);
  if (row.voidedAt) throw new Problem('INVOICE_VOID', { number: row.number });
  if (row.paid > 0) throw new Problem('INVOICE_PAID', { number: row.number });
  if (row.credited > 0) throw new Problem('INVOICE_CREDITED', { number: row.number });
  const at = new Date().toISOString();
  await tx
    .update(invoices)
    .set({ voidedAt: at, voidReason: reason, updatedAt: at, version: row.version + 1 })
    .where(eq(invoices.id, id));
  const lines = await tx.select().from(charges).where(eq(charges.invoiceId, id));
  if (row.source !== 'accounting') await insertAll(tx, charges, waitingAgain(lines, at));
  // What it charged for being late is open again: whoever reckoned with it has to look again.
  await touchDebts(tx, propertyId, lines);
  await refuseWhileIssuing(tx, propertyId);
  const paper = { unitId: row.unitId, paperId: id, number: row.number };
  await turnInto(tx, { propertyId, day: today() }, 'void-invoice', [paper]);
  await audit(tx, request, {
    ...{ action: 'void', entity: 'invoice', entityId: id, title: row.number },
    changes: { reason: [null, reason] },
  });
}
