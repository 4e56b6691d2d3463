import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live';
import { ParcelAges } from '@/portal/kit/ParcelAges';
import { SkeletonRows } from '@/portal/ui/Panel';
import { today } from './asked';
import styles from './Home.module.css';

/** How long the waiting parcels have waited. */
export function WaitingAges() {
  const { t } = useTranslation(['home', 'common']);
  const { answer, reading, reload } = useReader(parcelReportEndpoints.flow, useMemo(today, []));
  useLive('parcels', reload);
  if (!answer && reading.status === 'failed') return null;
  if (!answer) return <SkeletonRows rows={7} label={t('common:list.loading')} />;
  return (
    <section className={styles.ages} aria-labelledby="waiting-ages">
      <h2 id="waiting-ages">{t('ages')}</h2>
      <ParcelAges ageing={answer.ageing} />
    </section>
  );
}
