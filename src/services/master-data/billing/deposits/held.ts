import { eq, sql } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { sumOf } from '@/services/master-data/billing/satang-sum';
import { refunds } from './tables';

const sumIn = (state: 'granted' | 'asked') =>
  sumOf(
    sql`case when ${refunds.state} = ${state} then ${refunds.amount} + ${refunds.kept} else 0 end`,
  );

/** What refunds that count took of deposits, by their receipt, and what others ask for. */
export const takenOff = (db: Db, propertyId: string) =>
  db
    .select({
      receiptId: refunds.receiptId,
      amount: sumIn('granted').as('taken'),
      asked: sumIn('asked').as('asked_for'),
    })
    .from(refunds)
    .where(eq(refunds.propertyId, propertyId))
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
