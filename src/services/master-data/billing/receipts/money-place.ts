import { and, asc, eq, ne } from 'drizzle-orm';
import type { PayMethod } from '@/contracts/billing/receipt';
import type { Db } from '@/services/kit/database/db';
import {
  type Amount,
  accountOf,
  post,
  type Whose,
} from '@/services/master-data/billing/books/ledger';
import { ledgerEntries } from '@/services/master-data/billing/books/tables';
import { today } from '@/services/master-data/billing/late/lateness';
import { sumOf } from '@/services/master-data/billing/satang-sum';
import { bankAccounts } from '@/services/master-data/billing/statements/tables';

/** A bank account and whose it is. */
export async function ofBank(tx: Db, propertyId: string, id: string): Promise<Whose> {
  const [bank] = await tx
    .select({ bankAccountId: bankAccounts.id, fund: bankAccounts.fund })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.id, id), eq(bankAccounts.propertyId, propertyId)));
  return bank ?? {};
}

/**
 * Where money of a kind lies: of the only bank account that there is it is known which. Of several the
 * statement says it, and until then it is in none of them.
 */
export async function moneyPlace(tx: Db, propertyId: string, method: PayMethod): Promise<Whose> {
  if (accountOf[method] !== 'bank') return {};
  const [only, another] = await tx
    .select({ bankAccountId: bankAccounts.id, fund: bankAccounts.fund })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.propertyId, propertyId), eq(bankAccounts.active, true)))
    .orderBy(asc(bankAccounts.createdAt), asc(bankAccounts.id))
    .limit(2);
  return only && !another ? only : {};
}

/** Puts a receipt's money where it turned out to lie, or no longer lies, today. */
export async function moveMoney(
  tx: Db,
  receipt: { id: string; propertyId: string; unitId: string; number: string },
  to: Whose,
): Promise<void> {
  const { account, fund, bankAccountId, amount } = ledgerEntries;
  const { propertyId, unitId, number, id: paperId } = receipt;
  const lies = await tx
    .select({ fund, bankAccountId, amount: sumOf(amount) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.paperId, paperId), eq(account, 'bank')))
    .groupBy(fund, bankAccountId)
    .having(ne(sumOf(amount), 0));
  const moved = lies.filter((one) => one.bankAccountId !== (to.bankAccountId ?? null));
  if (moved.length === 0) return;
  const amounts = moved.flatMap((one): Amount[] => [
    ['bank', -one.amount, one],
    ['bank', one.amount, to],
  ]);
  await post(tx, { propertyId, day: today() }, [
    { what: 'transfer', unitId, paperId, number, amounts },
  ]);
}
