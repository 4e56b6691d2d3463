import { funds } from '@/contracts/billing/books/chart';
import type { LedgerAccount } from '@/contracts/billing/books/ledger-accounts';
import { keyOf } from './account';

/** An account, or what a fund's accounts come to: a line of the trial balance. */
export interface Line {
  id: string;
  fund: LedgerAccount['fund'];
  debit: number;
  credit: number;
  /** Of a sum there is none. */
  account: LedgerAccount | undefined;
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** The accounts of each fund with its sum below them; `isWhole` with those that hold nothing. */
export function linesOf(accounts: readonly LedgerAccount[], isWhole: boolean): Line[] {
  return funds.flatMap((fund) => {
    const own = accounts.filter((one) => one.fund === fund);
    if (own.length === 0) return [];
    const lines = own.map((account) => ({
      ...{ id: keyOf(account), fund, account },
      ...{ debit: Math.max(0, account.amount), credit: Math.max(0, -account.amount) },
    }));
    return [
      ...lines.filter(({ account }) => isWhole || account.amount !== 0),
      {
        ...{ id: fund, fund, account: undefined },
        debit: sum(lines.map(({ debit }) => debit)),
        credit: sum(lines.map(({ credit }) => credit)),
      },
    ];
  });
}
