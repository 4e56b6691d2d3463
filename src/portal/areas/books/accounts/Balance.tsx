import { useTranslation } from 'next-i18next/pages';
import { funds } from '@/contracts/billing/books/chart';
import type { LedgerAccount } from '@/contracts/billing/books/ledger-accounts';
import { showBaht } from '@/contracts/kit/fields/satang';
import styles from './Accounts.module.css';

/** What both sides come to, of each fund by itself. */
export function Balance({ accounts }: { accounts: readonly LedgerAccount[] }) {
  const { t } = useTranslation(['ledger-accounts', 'ledger']);
  const side = (fund: string, sign: 1 | -1) =>
    accounts.reduce(
      (sum, one) => (one.fund === fund ? sum + Math.max(0, sign * one.amount) : sum),
      0,
    );
  return (
    <ul className={styles.sums}>
      {funds.map((fund) => (
        <li key={fund}>
          <b>{t(`ledger:funds.${fund}`)}</b>
          <span>{t('debitSum', { amount: showBaht(side(fund, 1)) })}</span>
          <span>{t('creditSum', { amount: showBaht(side(fund, -1)) })}</span>
        </li>
      ))}
    </ul>
  );
}
