import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useMemo } from 'react';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { useDates } from '@/portal/kit/text/dates';
import { ParcelAges } from '@/portal/pickers/ParcelAges';
import { FlowChart } from './FlowChart';
import { lastDays } from './last-days';
import styles from './Reports.module.css';

const hour = (n: number) => `${String(n).padStart(2, '0')}:00`;

/** How much comes and goes, by day and by hour, and how long the rest has waited. */
export function Figures({ children }: { children: ReactNode }) {
  const { t } = useTranslation('parcel-reports');
  const { date } = useDates();
  const call = useMemo(lastDays, []);
  const read = useLiveReader(parcelReportEndpoints.flow, call);
  if (!read.answer) return <Awaited read={read} />;
  const { days, hours, ageing } = read.answer;
  return (
    <div className={styles.figures}>
      <FlowChart
        title={t('flow.byDay')}
        head={t('flow.day')}
        rows={days.map((row) => ({ ...row, name: date(row.day) }))}
      />
      <FlowChart
        title={t('flow.byHour')}
        head={t('flow.hour')}
        rows={hours.map((row) => ({ ...row, name: hour(row.hour) }))}
      />
      <section className={styles.section} aria-labelledby="parcel-ages">
        <h2 id="parcel-ages">{t('ages')}</h2>
        <ParcelAges ageing={ageing} />
      </section>
      {children}
    </div>
  );
}
