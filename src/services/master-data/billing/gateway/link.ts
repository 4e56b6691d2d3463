import { and, asc, eq, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { PayWay } from '@/contracts/billing/mpay';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { today } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { lateLines } from './bill-late';
import type { Gateway } from './gateway';
import { hashOf, payPath } from './reference';
import { gatewayPayments } from './tables';

export type Payment = typeof gatewayPayments.$inferSelect;

/** How often one link can be tried: whoever has it must not fill the list of payments. */
const mostTries = 10;

const triesOf = (db: Db, reference: string) =>
  db
    .select()
    .from(gatewayPayments)
    .where(eq(gatewayPayments.referenceHash, hashOf(reference)))
    .orderBy(asc(gatewayPayments.createdAt), asc(gatewayPayments.id));

/**
 * What a link stands for, and whether it can still be tried: the payment that was made by it, or else the
 * latest try; throws `NOT_FOUND`.
 */
function standing(tries: readonly Payment[]): { payment: Payment; isOpen: boolean } {
  const paid = tries.find(({ state }) => state === 'done' || state === 'paid');
  const payment = paid ?? tries.at(-1);
  if (!payment) throw new Problem('NOT_FOUND');
  const isLast = payment.state === 'failed' && tries.length >= mostTries;
  const isOver = payment.expiresAt < new Date().toISOString();
  return { payment, isOpen: !paid && !isLast && !isOver };
}

export const readLink = async (db: Db, reference: string) => standing(await triesOf(db, reference));

/** How a payment is to be made: with what is owed for being late, where that is wanted. */
interface Wanted {
  way: PayWay;
  withLate: boolean;
}

/** What a payment asks for when it is begun now. */
async function askedNow(tx: Db, payment: Payment, withLate: boolean) {
  const bare = payment.amount - payment.late;
  const lateOn = today();
  const late = withLate ? totalOf(await lateLines(tx, payment, lateOn)) : 0;
  if (late <= 0) return { amount: bare, late: 0, lateOn: null };
  return { amount: bare + late, late, lateOn };
}

/**
 * The try that is to be begun: another one where the last was declined, or was begun otherwise; of two that press at
 * once the second finds it.
 */
const tryFor = (
  db: NodePgDatabase,
  reference: string,
  { way, withLate }: Wanted,
): Promise<Payment> =>
  db.transaction(async (tx) => {
    const [first] = await triesOf(tx, reference).for('update');
    const tries = await triesOf(tx, reference);
    const { payment, isOpen } = standing(tries);
    if (!first || !isOpen) return payment;
    const asked = await askedNow(tx, payment, withLate);
    if (payment.state === 'waiting') return { ...payment, ...asked };
    const isSame = payment.way === way && (payment.lateOn !== null) === (asked.lateOn !== null);
    const isOther = payment.charge !== null && !isSame && tries.length < mostTries;
    if (payment.state !== 'failed' && !isOther) return payment;
    const again: Payment = {
      ...payment,
      ...asked,
      ...{ id: uuidv7(), createdAt: new Date().toISOString(), charge: null, payUrl: '', way },
      state: 'waiting',
      gatewayState: 'none',
      ...{ gatewayAmount: null, issue: null, settled: '', receiptId: null, paidAt: null },
    };
    await tx.insert(gatewayPayments).values(again);
    return again;
  });

/** Begins a link's payment at the gateway where it is not begun, and answers where it is made. */
export async function startLink(
  db: NodePgDatabase,
  gateway: Gateway,
  { reference, way, withLate, title }: Wanted & { reference: string; title: string },
): Promise<string> {
  const payment = await tryFor(db, reference, { way, withLate });
  const backTo = payPath(reference);
  if (!payment.charge) {
    const { id, amount, late, lateOn } = payment;
    const { charge, url } = await gateway.begin({ id, amount, way, title, backTo });
    // Pressed twice, the first that is here counts: nobody is sent to pay the other one.
    await db
      .update(gatewayPayments)
      .set({
        ...{ charge, way, amount, late, lateOn, state: 'started', gatewayState: 'pending' },
        payUrl: url === backTo ? '' : url,
      })
      .where(and(eq(gatewayPayments.id, payment.id), isNull(gatewayPayments.charge)));
  }
  return (await readLink(db, reference)).payment.payUrl || backTo;
}
