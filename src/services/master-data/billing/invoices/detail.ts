import { and, asc, desc, eq } from 'drizzle-orm';
import type { Invoice, InvoiceDetail } from '@/contracts/billing/invoice';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { dueFor, openSurcharges } from '@/services/master-data/billing/late/debts';
import { isOwed, standing, today } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { ownersDay, ownersOf } from '@/services/master-data/billing/mailed/owners';
import { mailOf } from '@/services/master-data/billing/mailed/state';
import { billingOf } from '@/services/master-data/billing/settings/settings';
import { selectCharges } from './charges';
import { invoiceEvents } from './events';
import { payCodesOf } from './pay-codes';
import { charges, invoices } from './tables';

type Row = typeof invoices.$inferSelect;

/** As they stand today. */
export async function invoicesOf(db: Db, rows: readonly Row[]): Promise<Invoice[]> {
  const mail = await mailOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, ...standing(row), mail: mail(row.id) }));
}

/** An invoice of the caller's property; throws `NOT_FOUND`. */
export async function ownInvoice(db: Db, propertyId: string, id: string): Promise<Row> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.propertyId, propertyId)));
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

/** An invoice with all that belongs to it; people only for whoever may see them. */
export async function invoiceDetail(
  db: Db,
  propertyId: string,
  id: string,
  mayPeople: boolean,
): Promise<InvoiceDetail> {
  const row = await ownInvoice(db, propertyId, id);
  const [[invoice], settings, lines, events, owners, debts] = await Promise.all([
    invoicesOf(db, [row]),
    billingOf(db, propertyId),
    selectCharges(db).where(eq(charges.invoiceId, id)).orderBy(asc(charges.position)),
    invoiceEvents(db, row, mayPeople),
    mayPeople ? ownersOf(db, [{ id, unitId: row.unitId, day: ownersDay(row) }]) : [],
    openSurcharges(db, propertyId, today(), [row.unitId]),
  ]);
  const late = debts.filter(({ invoiceId }) => invoiceId === id);
  return {
    ...(invoice as Invoice),
    charges: lines,
    events,
    payers: owners,
    voidReason: row.voidReason,
    codes: payCodesOf(row, settings),
    surcharge: {
      amount: dueFor(late),
      waived: totalOf(late.flatMap(({ waived }) => waived)),
      lines: late.flatMap(({ open }) => open),
    },
  };
}

/** What a unit owes, the oldest first. */
export const owedBy = (db: Db, propertyId: string, unitId: string) =>
  db
    .select()
    .from(invoices)
    .where(and(eq(invoices.propertyId, propertyId), eq(invoices.unitId, unitId), isOwed))
    .orderBy(asc(invoices.dueOn), desc(invoices.total), asc(invoices.number));
