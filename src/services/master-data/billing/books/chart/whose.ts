import { and, eq } from 'drizzle-orm';
import type { Fund } from '@/contracts/billing/books/chart';
import { invalidField } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { bankAccounts } from '@/services/master-data/billing/statements/tables';

/** Throws a field's error for an account at a bank that is another fund's, or one that is none at a bank. */
export async function refuseOtherFund(
  tx: Db,
  propertyId: string,
  money: { account: string; fund: Fund; bankAccountId: string | null },
  field: string,
): Promise<void> {
  const { account, fund, bankAccountId } = money;
  if (bankAccountId === null) return;
  const [bank] = await tx
    .select({ fund: bankAccounts.fund })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.id, bankAccountId), eq(bankAccounts.propertyId, propertyId)));
  if (account !== 'bank' || bank?.fund !== fund) throw invalidField(field, 'otherFund');
}
