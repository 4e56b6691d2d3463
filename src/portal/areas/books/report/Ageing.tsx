import { useTranslation } from 'next-i18next/pages';
import type { BooksReport } from '@/contracts/billing/books/report';
import styles from '@/portal/areas/books/Books.module.css';
import { Section } from '@/portal/ui/layout/Section';
import { SumTable } from './SumTable';

/** How old what was owed was on the report's day, and of whom most. */
export function Ageing({ report: { ageing, owing } }: { report: BooksReport }) {
  const { t } = useTranslation('books-report');
  const owed = ageing.reduce((sum, one) => sum + one.owed, 0);
  const papers = ageing.reduce((sum, { n }) => sum + n, 0);
  return (
    <div className={styles.pair}>
      <Section title={t('ageing')}>
        <SumTable
          label={t('ageing')}
          head={[t('age'), t('papers'), t('owed')]}
          lines={ageing.map(({ bucket, n, owed: sum }) => ({
            ...{ key: bucket, name: t(`buckets.${bucket}`) },
            figures: [n.toLocaleString('en-US'), sum],
          }))}
          total={{ name: t('total'), figures: [papers.toLocaleString('en-US'), owed] }}
        />
      </Section>
      <Section title={t('owing')}>
        {owing.length === 0 ? (
          <p className={styles.lead}>{t('noneOwing')}</p>
        ) : (
          <SumTable
            label={t('owing')}
            head={[t('unit'), t('owed')]}
            lines={owing.map(({ unitId, unitNumber, payerName, owed: sum }) => ({
              ...{ key: unitId, name: `${unitNumber} ${payerName}`, figures: [sum] },
              href: { pathname: '/arrears/account', query: { unitId } },
            }))}
          />
        )}
      </Section>
    </div>
  );
}
