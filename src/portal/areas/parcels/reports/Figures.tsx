import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useMemo } from 'react';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useDates } from '@/portal/kit/dates';
import { useLive } from '@/portal/kit/live';
import { ParcelAges } from '@/portal/kit/ParcelAges';
import { useErrorText } from '@/portal/kit/use-error-text';
import { Button } from '@/portal/ui/Button';
import { Panel, SkeletonRows } from '@/portal/ui/Panel';
import { FlowChart } from './FlowChart';
import { lastDays } from './last-days';
import styles from './Reports.module.css';

const hour = (n: number) => `${String(n).padStart(2, '0')}.00`;

/** How much comes and goes, by day and by hour, and how long the rest has waited. */
export function Figures({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['parcel-reports', 'common']);
  const errorText = useErrorText();
  const { date } = useDates();
  const call = useMemo(lastDays, []);
  const { answer, reading, reload } = useReader(parcelReportEndpoints.flow, call);
  useLive('parcels', reload);

  if (!answer && reading.status === 'failed') {
    return (
      <Panel
        role="alert"
        title={t('common:list.failed')}
        actions={<Button onClick={reload}>{t('common:list.retry')}</Button>}
      >
        {errorText(reading.error)}
      </Panel>
    );
  }
  if (!answer) return <SkeletonRows label={t('common:list.loading')} />;
  const { days, hours, ageing } = answer;
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
