import { useTranslation } from 'next-i18next/pages';
import type { BooksReport } from '@/contracts/billing/books/report';
import { Section } from '@/portal/ui/layout/Section';
import report from './Report.module.css';
import { SumTable } from './SumTable';

/** How old what was owed was on the report's day. */
export function Ageing({ report: { ageing } }: { report: BooksReport }) {
  const { t } = useTranslation('books-report');
  const owed = ageing.reduce((sum, one) => sum + one.owed, 0);
  const papers = ageing.reduce((sum, { n }) => sum + n, 0);
  return (
    <Section title={t('ageing')} more={t('inBaht')}>
      <SumTable
        label={t('ageing')}
        head={[t('age'), t('owed'), t('papers')]}
        lines={ageing.map(({ bucket, n, owed: sum }) => ({
          ...{ key: bucket, name: t(`buckets.${bucket}`) },
          figures: [sum, n.toLocaleString('en-US')],
        }))}
        total={{ name: t('total'), figures: [owed, papers.toLocaleString('en-US')] }}
      />
    </Section>
  );
}

/** The units that owed most on that day. */
export function Owing({ report: { owing } }: { report: BooksReport }) {
  const { t } = useTranslation('books-report');
  return (
    <Section title={t('owing')} more={t('inBaht')}>
      {owing.length === 0 ? (
        <p className={report.note}>{t('noneOwing')}</p>
      ) : (
        <SumTable
          label={t('owing')}
          head={[t('unit'), t('owed')]}
          lines={owing.map(({ unitId, unitNumber, payerName, owed }) => ({
            ...{ key: unitId, name: `${unitNumber} ${payerName}`, figures: [owed] },
            href: { pathname: '/arrears/account', query: { unitId } },
          }))}
        />
      )}
    </Section>
  );
}
