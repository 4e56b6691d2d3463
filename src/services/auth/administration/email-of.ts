import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { accounts } from '@/services/auth/tables';

/** Where an account gets its e-mails. */
export const emailOf = (db: NodePgDatabase) => async (accountId: string) => {
  const [account] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.email;
};
