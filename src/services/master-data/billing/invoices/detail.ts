import { and, asc, desc, eq } from 'drizzle-orm';
import type { Invoice, InvoiceDetail } from '@/contracts/billing/invoice';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { openSurcharges } from '@/services/master-data/billing/late/debts';
import { isOwed, standing, today } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { receiptInvoices, receipts } from '@/services/master-data/billing/receipts/tables';
import { billingOf } from '@/services/master-data/billing/settings/settings';
import { selectCharges } from './charges';
import { payCodesOf } from './pay-codes';
import { charges, invoices } from './tables';

type Row = typeof invoices.$inferSelect;

/** As it stands today. */
export const invoiceOf = (row: Row): Invoice => ({ ...row, ...standing(row) });

/** An invoice of the caller's property; throws `NOT_FOUND`. */
export async function ownInvoice(db: Db, propertyId: string, id: string): Promise<Row> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.propertyId, propertyId)));
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

export async function invoiceDetail(
  db: Db,
  propertyId: string,
  id: string,
): Promise<InvoiceDetail> {
  const row = await ownInvoice(db, propertyId, id);
  const [settings, lines, paid, debts] = await Promise.all([
    billingOf(db, propertyId),
    selectCharges(db).where(eq(charges.invoiceId, id)).orderBy(asc(charges.position)),
    db
      .select({
        receiptId: receipts.id,
        number: receipts.number,
        day: receipts.day,
        amount: receiptInvoices.amount,
        voidedAt: receipts.voidedAt,
      })
      .from(receiptInvoices)
      .innerJoin(receipts, eq(receipts.id, receiptInvoices.receiptId))
      .where(eq(receiptInvoices.invoiceId, id))
      .orderBy(asc(receipts.day), asc(receipts.serial)),
    openSurcharges(db, propertyId, today(), [row.unitId]),
  ]);
  const invoice = invoiceOf(row);
  const late = debts.filter(({ invoiceId }) => invoiceId === id).flatMap(({ open }) => open);
  return {
    ...invoice,
    charges: lines,
    payments: paid.map(({ voidedAt, ...one }) => ({ ...one, voided: voidedAt !== null })),
    voidReason: row.voidReason,
    codes: payCodesOf(invoice, settings),
    surcharge: { amount: totalOf(late), lines: late },
  };
}

/** What a unit owes, the oldest first. */
export const owedBy = (db: Db, propertyId: string, unitId: string) =>
  db
    .select()
    .from(invoices)
    .where(and(eq(invoices.propertyId, propertyId), eq(invoices.unitId, unitId), isOwed))
    .orderBy(asc(invoices.dueOn), desc(invoices.total), asc(invoices.number));
