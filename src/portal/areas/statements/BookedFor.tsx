import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { StatementLine } from '@/contracts/billing/statements/statement';
import { showBaht } from '@/contracts/kit/fields/satang';
import { usePermission } from '@/portal/kit/page/permission';
import { shortNumber } from '@/portal/kit/text/short-number';
import { Section } from '@/portal/ui/layout/Section';
import styles from './Statements.module.css';

/** What a line is booked for: the receipt and what it pays, or the account of the books. */
export function BookedFor({ line }: { line: StatementLine }) {
  const { t } = useTranslation('statements');
  const can = usePermission();
  const { bookedTo, bookedNote, day } = line;
  const [first] = line.candidates;
  if (!bookedTo && !first) return null;
  return (
    <Section title={t(bookedTo ? 'posted' : 'bookedFor')}>
      {bookedTo ? (
        <>
          <p className={styles.lead}>
            <b>{t(`values.bookedTo.${bookedTo}`)}</b> · {bookedNote}
          </p>
          {can('books:view') && (
            <p className={styles.lead}>
              <Link href={`/books/ledger?account=${bookedTo}&period=${day.slice(0, 7)}`}>
                {t('entries')}
              </Link>
            </p>
          )}
        </>
      ) : (
        first && (
          <>
            <p className={styles.lead}>
              <Link href={`/receipts/${first.receiptId}`}>{first.receiptNumber}</Link> ·{' '}
              <b>{first.unitNumber}</b> {first.payerName}
            </p>
            <p className={styles.lead}>
              {first.invoices
                .map(({ number, owed }) => `${shortNumber(number)} ${showBaht(owed)}`)
                .join(' · ')}
            </p>
          </>
        )
      )}
    </Section>
  );
}
