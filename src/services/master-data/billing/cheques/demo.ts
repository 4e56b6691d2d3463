import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import type { receipts } from '@/services/master-data/billing/receipts/tables';
import { cheques } from './tables';

type Receipt = typeof receipts.$inferInsert;

/** A receipt becomes one that a cheque in clearing has paid. */
export async function demoCheque(db: Db, receipt: Receipt, id: string): Promise<void> {
  const { propertyId, day } = receipt;
  receipt.method = 'cheque';
  receipt.chequeId = id;
  await insertAll(db, cheques, [
    {
      ...{ id, propertyId, number: '00451287', bank: 'กรุงเทพ', day, bounceReason: '' },
      createdAt: `${day}T04:00:00.000Z`,
    },
  ]);
}
