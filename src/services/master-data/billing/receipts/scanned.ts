import { and, desc, eq, or, sql } from 'drizzle-orm';
import { parseBarcode } from 'promptparse';
import { billPayment } from 'promptparse/validate';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { asReference } from '@/services/master-data/billing/invoices/pay-codes';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { isOwed } from '@/services/master-data/billing/late/lateness';

/** The invoice's number as a code says it: the bank's codes leave its dashes out. */
function numberIn(code: string): string {
  const text = code.trim();
  if (text.startsWith('|')) return parseBarcode(text)?.ref1 ?? '';
  if (/^0002\d\d/.test(text)) return billPayment(text)?.ref1 ?? '';
  return text.toUpperCase();
}

/** A number of ours with the dashes that were left out. */
const withDashes = (number: string) =>
  number.replace(/^([A-Z0-9]+?)(IV\d{4})(\d{6,})$/, '$1-$2-$3');

/** The property's invoice that a scanned code names; throws `NOT_FOUND`. */
export async function scannedInvoice(db: Db, propertyId: string, code: string) {
  const number = numberIn(code);
  if (!number) throw new Problem('NOT_FOUND');
  const bare = sql`left(upper(regexp_replace(${invoices.number}, '[^A-Za-z0-9]', '', 'g')), 20)`;
  const [found] = await db
    .select({ unitId: invoices.unitId, unitNumber: invoices.unitNumber, invoiceId: invoices.id })
    .from(invoices)
    .where(
      and(
        eq(invoices.propertyId, propertyId),
        or(
          eq(invoices.number, number),
          eq(invoices.number, withDashes(number)),
          and(isOwed, eq(bare, asReference(number))),
        ),
      ),
    )
    .orderBy(desc(isOwed), desc(invoices.issuedOn))
    .limit(1);
  if (!found) throw new Problem('NOT_FOUND');
  return found;
}
