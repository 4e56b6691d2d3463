import { and, eq, inArray, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Db } from '@/services/kit/database/db';
import type { Word } from './gateway';
import { gatewayPayments, heldCharges } from './tables';

type Row = typeof gatewayPayments.$inferSelect;

const isUuid = (text: string) => /^[0-9a-f-]{36}$/.test(text);

/** The payment that a charge has a name of, held until the transaction ends. */
async function named(tx: Db, names: string[]): Promise<Row | undefined> {
  const [known] = await tx
    .select()
    .from(gatewayPayments)
    .where(inArray(gatewayPayments.charge, names))
    .for('update');
  return known;
}

/** What a charge's payment is from its first word on, which may be here before the answer to its beginning. */
async function begun(tx: Db, row: Row, charge: string, way: Row['way']): Promise<Row> {
  if (row.charge === null) {
    const isNew = row.state === 'waiting';
    const next = {
      ...{ charge, way },
      ...(isNew && { state: 'started' as const, gatewayState: 'pending' as const }),
    };
    await tx.update(gatewayPayments).set(next).where(eq(gatewayPayments.id, row.id));
    return { ...row, ...next };
  }
  // It was begun twice: the other one is a try of its own.
  const again: Row = {
    ...row,
    ...{ id: uuidv7(), charge, way, createdAt: new Date().toISOString(), payUrl: '' },
    ...{ state: 'started', gatewayState: 'pending', gatewayAmount: null, issue: null },
    ...{ settled: '', receiptId: null, paidAt: null },
  };
  await tx.insert(gatewayPayments).values(again);
  return again;
}

/**
 * The payment that a word is about, held until the transaction ends; by our id where the charge's name was
 * lost: a crash, or two that pressed at once.
 */
export async function paymentOf(
  tx: Db,
  gateway: string,
  charge: string,
  { charge: name, begunAs, paymentId, way }: Word,
): Promise<Row | undefined> {
  const names = [charge, name, begunAs].filter((one) => one !== undefined);
  const known = await named(tx, names);
  if (known || !paymentId || !isUuid(paymentId)) return known;
  const [row] = await tx
    .select()
    .from(gatewayPayments)
    .where(and(eq(gatewayPayments.id, paymentId), eq(gatewayPayments.gateway, gateway)))
    .for('update');
  if (!row) return undefined;
  // Told twice at once, the word that waited for the row finds what the other one made.
  return (await named(tx, names)) ?? begun(tx, row, charge, way ?? row.way);
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
