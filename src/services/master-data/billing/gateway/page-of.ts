import { asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PayPage, PayWay } from '@/contracts/billing/mpay';
import { properties } from '@/services/db/tables';
import { Problem } from '@/services/kit/calls/problem';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';
import { dueFor, openSurcharges } from '@/services/master-data/billing/late/debts';
import { today } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { propertySettings } from '@/services/master-data/property-settings';
import type { Payment } from './link';
import { maskName } from './mask-name';

/** How long whoever has the link can download the receipt, which bears a whole name. */
const receiptDays = 7;

/** Until when a payment's receipt can be downloaded by its link; null where there is none any more. */
export function receiptUntil({ receiptId, paidAt }: Payment): string | null {
  if (!receiptId || !paidAt) return null;
  const until = new Date(Date.parse(paidAt) + receiptDays * 86_400_000).toISOString();
  return until > new Date().toISOString() ? until : null;
}

interface Payable {
  sandbox: boolean;
  pretends: boolean;
  ways: readonly PayWay[];
  /** It may be tried by its link. */
  isOpen: boolean;
}

/** What whoever has a payment's address may see of it; throws `NOT_FOUND`. */
export async function pageOf(
  db: NodePgDatabase,
  payment: Payment,
  { isOpen, ways, ...gateway }: Payable,
): Promise<PayPage> {
  const { propertyId, invoiceId, unitId } = payment;
  const [[invoice], [property], items, [receipt], debts, { officePhone }] = await Promise.all([
    db.select().from(invoices).where(eq(invoices.id, invoiceId)),
    db.select({ name: properties.nameTh }).from(properties).where(eq(properties.id, propertyId)),
    db
      .select({ description: charges.description, amount: charges.amount })
      .from(charges)
      .where(eq(charges.invoiceId, invoiceId))
      .orderBy(asc(charges.position)),
    payment.receiptId
      ? db.select().from(receipts).where(eq(receipts.id, payment.receiptId))
      : Promise.resolve([]),
    openSurcharges(db, propertyId, today(), [unitId]),
    propertySettings(db).of(propertyId),
  ]);
  if (!invoice || !property) throw new Problem('NOT_FOUND');
  const isPaid = payment.state === 'paid' || payment.state === 'done';
  const isOver = payment.expiresAt < new Date().toISOString();
  const late = debts.filter((one) => one.invoiceId === invoiceId);
  return {
    state: isOver && !isPaid ? 'expired' : payment.state,
    amount: payment.amount,
    propertyName: property.name,
    unitNumber: payment.unitNumber,
    maskedName: maskName(payment.payerName),
    invoices: [
      { number: invoice.number, dueOn: invoice.dueOn, amount: payment.amount - payment.late },
    ],
    items,
    credited: invoice.credited,
    paid: Math.max(0, invoice.total - invoice.credited - (payment.amount - payment.late)),
    lateAlong: payment.late,
    late: Math.max(0, dueFor(late)),
    waived: totalOf(late.flatMap(({ waived }) => waived)),
    ways: [...ways],
    way: payment.way,
    officePhone,
    receiptNumber: receipt?.number ?? '',
    receiptUntil: receipt && !receipt.voidedAt ? receiptUntil(payment) : null,
    expiresAt: payment.expiresAt,
    ...gateway,
    payable: isOpen && invoice.owed === payment.amount - payment.late,
  };
}
