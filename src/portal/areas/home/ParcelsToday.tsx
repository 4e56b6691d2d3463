import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live';
import { usePermission } from '@/portal/kit/permission';
import { SkeletonRows } from '@/portal/ui/Panel';
import styles from './Home.module.css';
import { WaitingAges } from './WaitingAges';

/** Parcels by state, each figure a link to its rows, and the counter's two jobs. */
export function ParcelsToday() {
  const { t } = useTranslation(['home', 'common']);
  const can = usePermission();
  const { answer, reload } = useReader(parcelEndpoints.tabs, {});
  useLive('parcels', reload);
  if (!can('parcels:view')) return null;
  if (!answer) return <SkeletonRows rows={2} label={t('common:list.loading')} />;
  return (
    <>
      <h2>{t('parcels')}</h2>
      <ul className={styles.figures}>
        {answer.statuses.map(({ status, count }) => (
          <li key={status}>
            <Link href={{ pathname: '/parcels', query: { status } }}>
              <b>{count.toLocaleString('en-US')}</b>
              {t(`statuses.${status}`)}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.jobs}>
        {can('parcels:create') && <Link href="/parcels/receive">{t('receive')}</Link>}
        {can('parcels:approve') && <Link href="/parcels/handover">{t('handover')}</Link>}
      </p>
      <WaitingAges />
    </>
  );
}
