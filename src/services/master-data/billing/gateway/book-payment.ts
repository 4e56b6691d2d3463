import { eq } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import type { StoredNotification } from '@/services/kit/live/notify';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { isClosed } from '@/services/master-data/billing/books/ledger';
import { today } from '@/services/master-data/billing/late/lateness';
import { takePayment } from '@/services/master-data/billing/receipts/take';
import { billLate } from './bill-late';
import { gatewayPayments } from './tables';
import { tellStaff } from './tell-staff';

type Row = typeof gatewayPayments.$inferSelect;

/** Who writes in the books and the log for the gateway. */
export const itself = 'ระบบชำระเงินออนไลน์';

/** The day on which it came, or today where that month is closed and a person wants it in the books. */
async function bookingDay(tx: Db, row: Row, isDecided: boolean): Promise<string> {
  const came = bangkokDay(new Date(row.paidAt ?? row.createdAt));
  if (!isDecided) return came;
  return (await isClosed(tx, row.propertyId, came)) ? today() : came;
}

/**
 * Puts a payment, whose row is held and has no receipt yet, into the books, and tells what a person has to
 * look at; `isDecided` where one has already. Throws `PERIOD_CLOSED`.
 */
export async function bookPayment(
  tx: Db,
  row: Row,
  isDecided: boolean,
): Promise<StoredNotification[]> {
  const amount = row.gatewayAmount ?? row.amount;
  const { id, propertyId, unitId, payerName, charge } = row;
  // A person says what became of it: no money came.
  if (amount === 0) {
    await tx.update(gatewayPayments).set({ state: 'failed' }).where(eq(gatewayPayments.id, id));
    return [];
  }
  const day = await bookingDay(tx, row, isDecided);
  const actor = { accountId: null, fullname: itself, propertyId };
  const billed = amount === row.amount ? await billLate(tx, row, actor, day) : [];
  const { id: receiptId, advance } = await takePayment(tx, {
    ...{ propertyId, unitId, method: 'gateway', amount, day, payerName, by: itself },
    ...{ reference: charge ?? '', invoiceIds: [row.invoiceId, ...billed], beyond: 'kept' },
  });
  const issue = advance > 0 ? 'over' : row.issue === 'unposted' ? null : row.issue;
  await tx
    .update(gatewayPayments)
    .set({ state: 'done', receiptId, issue })
    .where(eq(gatewayPayments.id, id));
  return issue === 'over' && !isDecided ? tellStaff(tx, row, issue) : [];
}
