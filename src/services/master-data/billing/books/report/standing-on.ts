import { and, eq, gt, inArray, isNull, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { credits } from '@/services/master-data/billing/credits/tables';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';
import { dueAsOf } from '@/services/master-data/billing/plans/due-on';
import { receiptInvoices, receipts } from '@/services/master-data/billing/receipts/tables';
import { exact, sumOf } from '@/services/master-data/billing/satang-sum';

/** Not voided yet on a day, which is what the books of that day say too. */
const stands = (voidedAt: SQLWrapper, day: string) =>
  or(isNull(voidedAt), gt(sql`(${voidedAt} at time zone 'Asia/Bangkok')::date`, day));

/**
 * The invoices that were not voided on a day and which of them were issued by then, with what had come in for
 * each, what was taken off it by credit notes, and what of it is the sinking fund's.
 */
function standingOn(db: Db, propertyId: string, day: string) {
  const came = db
    .select({
      invoiceId: receiptInvoices.invoiceId,
      paid: sumOf(receiptInvoices.amount).as('came_paid'),
    })
    .from(receiptInvoices)
    .innerJoin(receipts, eq(receipts.id, receiptInvoices.receiptId))
    .where(
      and(
        eq(receipts.propertyId, propertyId),
        lte(receipts.day, day),
        stands(receipts.voidedAt, day),
      ),
    )
    .groupBy(receiptInvoices.invoiceId)
    .as('came');
  const noted = db
    .select({ invoiceId: credits.invoiceId, amount: sumOf(credits.amount).as('noted_amount') })
    .from(credits)
    .where(
      and(
        eq(credits.propertyId, propertyId),
        eq(credits.kind, 'note'),
        inArray(credits.state, ['granted', 'voided']),
        lte(credits.day, day),
        stands(credits.endedAt, day),
      ),
    )
    .groupBy(credits.invoiceId)
    .as('noted');
  const sunk = db
    .select({ invoiceId: charges.invoiceId, amount: sumOf(charges.amount).as('sunk_amount') })
    .from(charges)
    .where(and(eq(charges.propertyId, propertyId), eq(charges.kind, 'sinking')))
    .groupBy(charges.invoiceId)
    .as('sunk');
  const paid = sql`coalesce(${came.paid}, 0)`;
  const sinking = sql`coalesce(${sunk.amount}, 0)`;
  const standing = and(eq(invoices.propertyId, propertyId), stands(invoices.voidedAt, day));
  const off = sql`coalesce(${noted.amount}, 0)`;
  const issued = lte(invoices.issuedOn, day);
  return { came, noted, sunk, paid, off, sinking, standing, issued };
}

/** What was open on a day, the longest due first. */
export async function openOn(db: Db, propertyId: string, day: string) {
  const { came, noted, paid, off, standing, issued } = standingOn(db, propertyId, day);
  const open = await db
    .select({
      id: invoices.id,
      number: invoices.number,
      unitId: invoices.unitId,
      unitNumber: invoices.unitNumber,
      payerName: invoices.payerName,
      dueOn: invoices.dueOn,
      owed: sql`${invoices.total} - ${paid} - ${off}`.mapWith(exact),
    })
    .from(invoices)
    .leftJoin(came, eq(came.invoiceId, invoices.id))
    .leftJoin(noted, eq(noted.invoiceId, invoices.id))
    .where(and(standing, issued, gt(invoices.total, sql`${paid} + ${off}`)))
    .orderBy(invoices.number);
  const due = await dueAsOf(db, propertyId, day);
  return open
    .map((invoice) => ({ ...invoice, dueOn: due.get(invoice.id) ?? invoice.dueOn }))
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn));
}

/**
 * What each fund had asked for and got by a day: money pays all lines of an invoice alike, the sinking fund's
 * share rounded to the satang and the rest the common fee's, and a credit note takes off all of them alike. What
 * came before its invoice was issued has come in, as in the books.
 */
export async function fundsOn(db: Db, propertyId: string, day: string) {
  const on = standingOn(db, propertyId, day);
  const { came, noted, sunk, paid, off, sinking, standing, issued } = on;
  const share = (of: SQL) =>
    sql`floor((2 * (${of})::numeric * ${sinking} + ${invoices.total})
    / (2 * nullif(${invoices.total}, 0)))`;
  const sunkOff = sql`${share(sql`${paid} + ${off}`)} - ${share(paid)}`;
  const [sums] = await db
    .select({
      charged: sql`coalesce(sum(${invoices.total} - ${off}) filter (where ${issued}), 0)`.mapWith(
        exact,
      ),
      collected: sql`coalesce(sum(${paid}), 0)`.mapWith(exact),
      sunk: sql`coalesce(sum(${sinking} - coalesce(${sunkOff}, 0)) filter (where ${issued}), 0)`.mapWith(
        exact,
      ),
      sunkCollected: sql`coalesce(sum(${share(paid)}), 0)`.mapWith(exact),
    })
    .from(invoices)
    .leftJoin(came, eq(came.invoiceId, invoices.id))
    .leftJoin(noted, eq(noted.invoiceId, invoices.id))
    .leftJoin(sunk, eq(sunk.invoiceId, invoices.id))
    .where(and(standing, or(issued, gt(paid, 0))));
  const { charged = 0, collected = 0, sunk: own = 0, sunkCollected = 0 } = sums ?? {};
  const fund = (name: 'common' | 'sinking', asked: number, got: number) => ({
    ...{ fund: name, charged: asked, collected: got, owed: asked - got },
  });
  return [
    fund('common', charged - own, collected - sunkCollected),
    fund('sinking', own, sunkCollected),
  ];
}
