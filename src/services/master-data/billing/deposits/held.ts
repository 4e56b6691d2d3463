import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { sumOf } from '@/services/master-data/billing/satang-sum';
import { refunds } from './tables';

/** What refunds that count took of deposits, by their receipt. */
export const takenOff = (db: Db, propertyId: string) =>
  db
    .select({
      receiptId: refunds.receiptId,
      amount: sumOf(sql`${refunds.amount} + ${refunds.kept}`).as('taken'),
    })
    .from(refunds)
    .where(and(eq(refunds.propertyId, propertyId), eq(refunds.state, 'granted')))
    .groupBy(refunds.receiptId)
    .as('taken_off');

/** What refunds that count took of one deposit. */
export async function takenOf(db: Db, propertyId: string, receiptId: string): Promise<number> {
  const taken = takenOff(db, propertyId);
  const [row] = await db
    .select({ amount: taken.amount })
    .from(taken)
    .where(eq(taken.receiptId, receiptId));
  return Number(row?.amount ?? 0);
}
