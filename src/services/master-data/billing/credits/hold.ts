import { and, eq } from 'drizzle-orm';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { lockRow } from '@/services/kit/records/change-row';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { holdUnit } from '@/services/master-data/billing/receipts/take';
import { credits } from './tables';

export interface HeldCredit {
  row: typeof credits.$inferSelect;
  invoice: typeof invoices.$inferSelect;
}

/** An invoice of the property that a credit is of, held with its unit, as whoever pays it does; throws `NOT_FOUND`. */
export async function holdInvoice(tx: Db, propertyId: string, id: string) {
  const own = and(eq(invoices.id, id), eq(invoices.propertyId, propertyId));
  const [known] = await tx.select({ unitId: invoices.unitId }).from(invoices).where(own);
  if (!known) throw new Problem('NOT_FOUND');
  await holdUnit(tx, propertyId, known.unitId);
  return lockRow(tx, invoices, own);
}

/** A credit of the property, held with its invoice and unit; throws `NOT_FOUND`. */
export async function holdCredit(tx: Db, propertyId: string, id: string): Promise<HeldCredit> {
  const own = and(eq(credits.id, id), eq(credits.propertyId, propertyId));
  const [known] = await tx.select({ invoiceId: credits.invoiceId }).from(credits).where(own);
  if (!known) throw new Problem('NOT_FOUND');
  const invoice = await holdInvoice(tx, propertyId, known.invoiceId);
  return { invoice, row: await lockRow(tx, credits, own) };
}
