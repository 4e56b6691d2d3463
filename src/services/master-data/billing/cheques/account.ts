import { eq } from 'drizzle-orm';
import type { Account } from '@/contracts/billing/ledger';
import type { Db } from '@/services/kit/database/db';
import { accountOf } from '@/services/master-data/billing/books/ledger';
import type { receipts } from '@/services/master-data/billing/receipts/tables';
import { cheques } from './tables';

/** Where a receipt's money lies now: that of a cheque in clearing until the bank has paid it. */
export async function moneyAccount(
  db: Db,
  { method, chequeId }: Pick<typeof receipts.$inferSelect, 'method' | 'chequeId'>,
): Promise<Account> {
  if (!chequeId) return accountOf[method];
  const [cheque] = await db.select().from(cheques).where(eq(cheques.id, chequeId));
  return cheque?.clearedOn ? 'bank' : 'clearing';
}
