import { useTranslation } from 'next-i18next/pages';
import type { RefundDetail } from '@/contracts/billing/deposits/refund';
import { showBaht } from '@/contracts/kit/fields/satang';
import styles from '@/portal/areas/receipts/Receipts.module.css';
import { Section } from '@/portal/ui/layout/Section';

/** What is given back and why: of a deposit what is taken of it, less what is kept. */
export function Reckoning({ refund: { source, amount, kept, why } }: { refund: RefundDetail }) {
  const { t } = useTranslation(['refunds', 'common']);
  const isKept = kept > 0;
  return (
    <Section title={t('reckoning')} more={t('inBaht')}>
      <dl className={styles.reckoning}>
        {isKept && (
          <>
            <dt>{t('taken', { source: t(`sources.${source}`) })}</dt>
            <dd>{showBaht(amount + kept)}</dd>
            <dt>
              {t('kept')}
              <small>{why}</small>
            </dt>
            <dd>−{showBaht(kept)}</dd>
          </>
        )}
        <dt className={styles.whole}>
          {t('title')}
          {!isKept && <small>{why}</small>}
        </dt>
        <dd className={styles.whole}>{showBaht(amount)}</dd>
      </dl>
    </Section>
  );
}
