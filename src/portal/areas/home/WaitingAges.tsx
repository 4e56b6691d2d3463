import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { ParcelAges } from '@/portal/pickers/ParcelAges';
import { today } from './asked';
import styles from './Home.module.css';

/** How long the waiting parcels have waited. */
export function WaitingAges() {
  const { t } = useTranslation('home');
  const read = useReader(parcelReportEndpoints.flow, useMemo(today, []));
  useLive('parcels', read.reload);
  if (!read.answer) return <Awaited read={read} rows={7} />;
  return (
    <section className={styles.ages} aria-labelledby="waiting-ages">
      <h2 id="waiting-ages">{t('ages')}</h2>
      <ParcelAges ageing={read.answer.ageing} />
    </section>
  );
}
