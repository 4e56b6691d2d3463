import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { ParcelAges } from '@/portal/pickers/ParcelAges';
import { today } from './asked';
import styles from './Home.module.css';

/** How long the waiting parcels have waited. */
export function WaitingAges() {
  const { t } = useTranslation('home');
  const read = useLiveReader(parcelReportEndpoints.flow, useMemo(today, []));
  if (!read.answer) return <Awaited read={read} rows={7} />;
  return (
    <section className={styles.ages} aria-labelledby="waiting-ages">
      <h2 id="waiting-ages">{t('ages')}</h2>
      <ParcelAges ageing={read.answer.ageing} />
    </section>
  );
}
