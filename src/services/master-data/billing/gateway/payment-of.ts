import { and, eq, inArray, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Db } from '@/services/kit/database/db';
import type { Word } from './gateway';
import { gatewayPayments, heldCharges } from './tables';

type Row = typeof gatewayPayments.$inferSelect;

const isUuid = (text: string) => /^[0-9a-f-]{36}$/.test(text);

/** The payment that bears our id, of which the charge's name was lost: a crash, or two that pressed at once. */
async function lost(tx: Db, gateway: string, charge: string, paymentId: string) {
  const [row] = await tx
    .select()
    .from(gatewayPayments)
    .where(and(eq(gatewayPayments.id, paymentId), eq(gatewayPayments.gateway, gateway)))
    .for('update');
  if (!row) return undefined;
  if (row.charge === null) {
    await tx.update(gatewayPayments).set({ charge }).where(eq(gatewayPayments.id, row.id));
    return { ...row, charge };
  }
  // It was begun twice: the other one is a try of its own.
  const again: Row = {
    ...row,
    ...{ id: uuidv7(), charge, createdAt: new Date().toISOString(), payUrl: '' },
    ...{ state: 'started', gatewayState: 'pending', gatewayAmount: null, issue: null },
    ...{ settled: '', receiptId: null, paidAt: null },
  };
  await tx.insert(gatewayPayments).values(again);
  return again;
}

/** The payment that a word is about, held until the transaction ends. */
export async function paymentOf(
  tx: Db,
  gateway: string,
  charge: string,
  { charge: name, begunAs, paymentId }: Word,
): Promise<Row | undefined> {
  const names = [charge, name, begunAs].filter((one) => one !== undefined);
  const [known] = await tx
    .select()
    .from(gatewayPayments)
    .where(inArray(gatewayPayments.charge, names))
    .for('update');
  if (known || !paymentId || !isUuid(paymentId)) return known;
  return lost(tx, gateway, charge, paymentId);
}

/** Notes money that no payment here asked for, once. */
export async function hold(tx: Db, gateway: string, charge: string, word: Word): Promise<void> {
  if (word.state !== 'paid') return;
  const at = new Date().toISOString();
  await tx
    .insert(heldCharges)
    .values({ id: uuidv7(), charge: word.charge ?? charge, gateway, amount: word.amount, at })
    .onConflictDoUpdate({ target: heldCharges.charge, set: { amount: sql`excluded.amount` } });
}
