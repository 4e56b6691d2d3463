import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { BooksReport } from '@/contracts/billing/books/report';
import { readDay } from '@/contracts/kit/text/written-day';
import styles from '@/portal/areas/books/Books.module.css';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { AskedDay } from '@/portal/kit/day/AskedDay';
import { bangkokDay } from '@/portal/kit/text/dates';
import { Section } from '@/portal/ui/layout/Section';
import report from './Report.module.css';
import { SumTable } from './SumTable';

/** How old what was owed was on a day, and of whom most; any day that has come can be asked for. */
export function Ageing(props: { report: BooksReport; onDay: (day: string) => void }) {
  const { t } = useTranslation('books');
  const fieldText = useFieldText();
  const [wrong, setWrong] = useState<'day' | 'future'>();
  const { day, ageing, owing } = props.report;
  function take(typed: string) {
    const read = readDay(typed);
    const isFuture = read && read > bangkokDay(Date.now());
    setWrong(isFuture ? 'future' : read ? undefined : 'day');
    if (read && !isFuture && read !== day) props.onDay(read);
  }
  const owed = ageing.reduce((sum, one) => sum + one.owed, 0);
  const papers = ageing.reduce((sum, { n }) => sum + n, 0);
  return (
    <div className={styles.pair}>
      <Section title={t('report.ageing')}>
        <div className={report.asked}>
          <AskedDay
            label={t('report.day')}
            day={day}
            error={wrong && fieldText({ code: wrong })}
            onDone={take}
          />
        </div>
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
