import { useTranslation } from 'next-i18next/pages';
import type { BooksReport } from '@/contracts/billing/books/report';
import styles from '@/portal/areas/books/Books.module.css';
import { Section } from '@/portal/ui/layout/Section';
import { SumTable } from './SumTable';

/** How old what was owed was on the report's day, and of whom most. */
export function Ageing({ report: { ageing, owing } }: { report: BooksReport }) {
  const { t } = useTranslation('books');
  const owed = ageing.reduce((sum, one) => sum + one.owed, 0);
  const papers = ageing.reduce((sum, { n }) => sum + n, 0);
  return (
    <div className={styles.pair}>
      <Section title={t('report.ageing')}>
        <SumTable
          label={t('report.ageing')}
          head={[t('report.age'), t('report.papers'), t('report.owed')]}
          lines={ageing.map(({ bucket, n, owed: sum }) => ({
            ...{ key: bucket, name: t(`report.buckets.${bucket}`) },
            figures: [n.toLocaleString('en-US'), sum],
          }))}
          total={{ name: t('report.total'), figures: [papers.toLocaleString('en-US'), owed] }}
        />
      </Section>
      <Section title={t('report.owing')}>
        {owing.length === 0 ? (
          <p className={styles.lead}>{t('report.noneOwing')}</p>
        ) : (
          <SumTable
            label={t('report.owing')}
            head={[t('report.unit'), t('report.owed')]}
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
