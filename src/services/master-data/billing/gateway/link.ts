import { and, asc, eq, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { PayWay } from '@/contracts/billing/mpay';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
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

/**
 * Another try where the last one was declined, or was begun in another way; of two that press at once the
 * second finds it.
 */
const anotherTry = (db: NodePgDatabase, reference: string, way: PayWay): Promise<Payment> =>
  db.transaction(async (tx) => {
    const [first] = await triesOf(tx, reference).for('update');
    const tries = await triesOf(tx, reference);
    const { payment, isOpen } = standing(tries);
    const isOther = payment.charge !== null && payment.way !== way && tries.length < mostTries;
    if (!first || !isOpen || (payment.state !== 'failed' && !isOther)) return payment;
    const again: Payment = {
      ...payment,
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
  { reference, way, title }: { reference: string; way: PayWay; title: string },
): Promise<string> {
  const payment = await anotherTry(db, reference, way);
  const backTo = payPath(reference);
  if (!payment.charge) {
    const { id, amount } = payment;
    const { charge, url } = await gateway.begin({ id, amount, way, title, backTo });
    // Pressed twice, the first that is here counts: nobody is sent to pay the other one.
    await db
      .update(gatewayPayments)
      .set({
        ...{ charge, way, state: 'started', gatewayState: 'pending' },
        payUrl: url === backTo ? '' : url,
      })
      .where(and(eq(gatewayPayments.id, payment.id), isNull(gatewayPayments.charge)));
  }
  return (await readLink(db, reference)).payment.payUrl || backTo;
}
