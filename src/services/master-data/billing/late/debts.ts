import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/master-data/billing/grouped';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { receiptInvoices, receipts } from '@/services/master-data/billing/receipts/tables';
import type { Debt } from './surcharge';

/** A debt with the invoice and the unit that it is of. */
export interface InvoiceDebt extends Debt {
  invoiceId: string;
  unitId: string;
  version: number;
}

/** Invoices that were late on a day, or were paid late, since being late was last charged for; of some units. */
export async function debtsOn(
  db: Db,
  propertyId: string,
  day: string,
  unitIds?: readonly string[],
): Promise<InvoiceDebt[]> {
  const ofUnits = (unitId: PgColumn) => unitIds && inArray(unitId, [...unitIds]);
  const dueBefore = and(
    eq(invoices.propertyId, propertyId),
    isNull(invoices.voidedAt),
    sql`${invoices.dueOn} < ${day}`,
    ofUnits(invoices.unitId),
  );
  // By itself, not for each invoice in turn: that would read all receipts for every paid one.
  const paidLate = db
    .select({ id: receiptInvoices.invoiceId })
    .from(receiptInvoices)
    .innerJoin(receipts, eq(receipts.id, receiptInvoices.receiptId))
    .innerJoin(invoices, eq(invoices.id, receiptInvoices.invoiceId))
    .where(
      and(
        dueBefore,
        // A unit's receipts are for its own invoices: without this all of the property's are read.
        ofUnits(receipts.unitId),
        isNull(receipts.voidedAt),
        sql`${receipts.day} > greatest(${invoices.dueOn}, ${invoices.surchargedTo})`,
      ),
    );
  const late = await db
    .select({
      invoiceId: invoices.id,
      unitId: invoices.unitId,
      version: invoices.version,
      number: invoices.number,
      principal: invoices.principal,
      dueOn: invoices.dueOn,
      chargedTo: invoices.surchargedTo,
    })
    .from(invoices)
    .where(and(dueBefore, or(gt(invoices.owed, 0), inArray(invoices.id, paidLate))))
    .orderBy(invoices.dueOn, invoices.number);
  if (late.length === 0) return [];
  const paid = await db
    .select({
      invoiceId: receiptInvoices.invoiceId,
      day: receipts.day,
      amount: receiptInvoices.amount,
    })
    .from(receiptInvoices)
    .innerJoin(receipts, eq(receipts.id, receiptInvoices.receiptId))
    .where(
      and(
        sql`${receiptInvoices.invoiceId} = any(${sql.param(late.map(({ invoiceId }) => invoiceId))})`,
        isNull(receipts.voidedAt),
      ),
    );
  const payments = grouped(paid, ({ invoiceId }) => invoiceId);
  return late.map((debt) => ({ ...debt, payments: payments.get(debt.invoiceId) ?? [] }));
}
