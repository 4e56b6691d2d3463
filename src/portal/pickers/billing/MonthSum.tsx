import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { ledgerSums } from '@/contracts/billing/ledger';
import type { MonthFigures } from '@/contracts/billing/period';
import { showBaht } from '@/contracts/kit/fields/satang';
import styles from './MonthSum.module.css';

interface Props {
  month: MonthFigures;
  of: (typeof ledgerSums)[number];
}

/** A figure of a month of the books: a link to the entries that it is the sum of, and what it is made of. */
export function MonthSum({ month, of }: Props) {
  const { t } = useTranslation('pickers');
  const { period, invoiced, voidedInvoices, corrections, collected, voidedReceipts } = month;
  const [sum, voided, corrected] =
    of === 'invoiced' ? [invoiced, voidedInvoices, corrections] : [collected, voidedReceipts, 0];
  const parts = [
    ['voided', voided],
    ['corrected', corrected],
  ] as const;
  const told = parts.filter(([, amount]) => amount !== 0);
  return (
    <>
      <Link href={`/books/ledger?period=${period}&sums=${of}`}>{showBaht(sum)}</Link>
      {told.length > 0 && (
        <small className={styles.parts}>
          <span>{t(`month.${of}`, { amount: showBaht(sum - voided - corrected) })}</span>
          {told.map(([name, amount]) => (
            <span key={name}>{t(`month.${name}`, { amount: showBaht(amount) })}</span>
          ))}
        </small>
      )}
    </>
  );
}
