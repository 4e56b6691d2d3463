import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { chequeDraft } from '@/contracts/billing/cheques/draft';
import type { PayMethod } from '@/contracts/billing/receipt';
import type { Db } from '@/services/kit/database/db';
import { cheques } from './tables';

/** Notes the cheque that pays, for its receipts to name; null where none does, or nobody told which. */
export async function takeCheque(
  tx: Db,
  {
    propertyId,
    method,
    cheque,
  }: {
    propertyId: string;
    method: PayMethod;
    cheque: z.output<typeof chequeDraft> | null;
  },
): Promise<string | null> {
  if (method !== 'cheque' || !cheque) return null;
  const id = uuidv7();
  await tx
    .insert(cheques)
    .values({ id, propertyId, ...cheque, createdAt: new Date().toISOString() });
  return id;
}
