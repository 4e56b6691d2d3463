import type { LedgerAccount } from '@/contracts/billing/books/ledger-accounts';
import { linesOf } from '@/portal/areas/books/accounts/lines';

const account = (of: Partial<LedgerAccount>): LedgerAccount => ({
  ...{ account: 'cash', fund: 'common', bankAccountId: null, code: '1101', version: 0 },
  ...{ names: { th: '', en: '', cn: '' }, amount: 0, opening: 0 },
  ...of,
});
const accounts = [
  account({ amount: 300 }),
  account({ account: 'income', amount: -300 }),
  account({ account: 'waived' }),
  account({ fund: 'sinking', amount: 50 }),
];

test('each fund ends with the sums of both sides, and what holds nothing is left out', () => {
  const lines = linesOf(accounts, false);
  expect(
    lines.map(({ account, fund, debit, credit }) => [account?.account, fund, debit, credit]),
  ).toEqual([
    ['cash', 'common', 300, 0],
    ['income', 'common', 0, 300],
    [undefined, 'common', 300, 300],
    ['cash', 'sinking', 50, 0],
    [undefined, 'sinking', 50, 0],
  ]);
  expect(linesOf(accounts, true).map(({ account }) => account?.account)).toContain('waived');
});
