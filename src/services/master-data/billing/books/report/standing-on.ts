import { and, eq, gt, inArray, isNull, lte, ne, or, type SQLWrapper, sql } from 'drizzle-orm';
import { funds } from '@/contracts/billing/books/chart';
import type { Db } from '@/services/kit/database/db';
import { ledgerSums } from '@/services/master-data/billing/books/sums';
import { ledgerEntries } from '@/services/master-data/billing/books/tables';
import { credits } from '@/services/master-data/billing/credits/tables';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { dueAsOf } from '@/services/master-data/billing/plans/due-on';
import { receiptInvoices, receipts } from '@/services/master-data/billing/receipts/tables';
import { exact, sumOf } from '@/services/master-data/billing/satang-sum';

/** Not voided yet on a day, which is what the books of that day say too. */
const stands = (voidedAt: SQLWrapper, day: string) =>
  or(isNull(voidedAt), gt(sql`(${voidedAt} at time zone 'Asia/Bangkok')::date`, day));

/**
 * What was open on a day, the longest due first. Money that is dated before its invoice stands against what was
 * owed until the invoice was issued, as in the books of that day.
 */
export async function openOn(db: Db, propertyId: string, day: string) {
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
        ...[eq(credits.propertyId, propertyId), eq(credits.kind, 'note')],
        inArray(credits.state, ['granted', 'voided']),
        ...[lte(credits.day, day), stands(credits.endedAt, day)],
      ),
    )
    .groupBy(credits.invoiceId)
    .as('noted');
  const settled = sql`coalesce(${came.paid}, 0) + coalesce(${noted.amount}, 0)`;
  const asked = sql`case when ${invoices.issuedOn} <= ${day} then ${invoices.total} else 0 end`;
  const owed = sql`${asked} - (${settled})`;
  const open = await db
    .select({
      id: invoices.id,
      number: invoices.number,
      unitId: invoices.unitId,
      unitNumber: invoices.unitNumber,
      payerName: invoices.payerName,
      dueOn: invoices.dueOn,
      owed: owed.mapWith(exact),
    })
    .from(invoices)
    .leftJoin(came, eq(came.invoiceId, invoices.id))
    .leftJoin(noted, eq(noted.invoiceId, invoices.id))
    .where(
      and(...[eq(invoices.propertyId, propertyId), stands(invoices.voidedAt, day)], ne(owed, 0)),
    )
    .orderBy(invoices.number);
  const due = await dueAsOf(db, propertyId, day);
  return open
    .map((invoice) => ({ ...invoice, dueOn: due.get(invoice.id) ?? invoice.dueOn }))
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn));
}

/** What each fund had asked for, less what credit notes took off, and got by a day, by the books. */
export async function fundsOn(db: Db, propertyId: string, day: string) {
  const { account, fund, what, amount } = ledgerEntries;
  const asked = inArray(what, [...ledgerSums.invoiced.whats, 'credit', 'void-credit']);
  const rows = await db
    .select({
      fund,
      charged: sql`coalesce(sum(${amount}) filter (where ${asked}), 0)`.mapWith(exact),
      owed: sumOf(amount),
    })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.propertyId, propertyId),
        eq(account, 'receivable'),
        lte(ledgerEntries.day, day),
      ),
    )
    .groupBy(fund);
  return funds.map((name) => {
    const { charged = 0, owed = 0 } = rows.find((row) => row.fund === name) ?? {};
    return { fund: name, charged, collected: charged - owed, owed };
  });
}
