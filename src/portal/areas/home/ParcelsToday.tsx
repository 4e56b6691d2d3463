import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { usePermission } from '@/portal/kit/page/permission';
import styles from './Home.module.css';

/** Parcels by state, each figure a link to its rows, and the counter's two jobs. */
export function ParcelsToday() {
  const { t } = useTranslation('home');
  const can = usePermission();
  const read = useReader(parcelEndpoints.tabs, {});
  const { answer } = read;
  useLive('parcels', read.reload);
  if (!answer) return <Awaited read={read} rows={2} />;
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
    </>
  );
}
