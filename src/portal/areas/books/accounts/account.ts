import { type LedgerAccount, moneyAccounts } from '@/contracts/billing/books/ledger-accounts';

/** One name for each account. */
export const keyOf = ({ account, fund, bankAccountId }: LedgerAccount) =>
  [account, fund, bankAccountId].join(' ');

export const holdsMoney = ({ account }: Pick<LedgerAccount, 'account'>) =>
  (moneyAccounts as readonly string[]).includes(account);
