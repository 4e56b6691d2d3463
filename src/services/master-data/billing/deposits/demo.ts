import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import type { receipts } from '@/services/master-data/billing/receipts/tables';
import { refunds } from './tables';

type Receipt = typeof receipts.$inferInsert;

/** What is left with the office, and for what: the first of a renovation that is over. */
export const demoDeposits = [
  { deposit: 'renovation', amount: 1_000_000 },
  { deposit: 'card', amount: 50_000 },
] as const;

/** A refund of the first deposit that waits for approval, with something kept of it. */
export async function demoRefund(
  db: Db,
  of: Receipt | undefined,
  idOf: (...parts: string[]) => string,
): Promise<void> {
  if (!of) return;
  const { propertyId, unitId, unitNumber, payerName: payeeName, id: receiptId = '' } = of;
  await insertAll(db, refunds, [
    {
      ...{ id: idOf('refund', receiptId), propertyId, unitId, unitNumber, payeeName, receiptId },
      ...{ source: 'deposit', method: 'transfer', reference: '', amount: 850_000, kept: 150_000 },
      ...{ why: 'ผนังลิฟต์เป็นรอยจากขนวัสดุ', state: 'asked', number: '' },
      ...{ askedById: idOf('refund asker', propertyId), askedBy: 'เคาน์เตอร์' },
      askedAt: of.createdAt,
    },
  ]);
}
