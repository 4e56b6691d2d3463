import { useTranslation } from 'next-i18next/pages';
import type { ParcelEvent } from '@/contracts/parcel/parcel';
import { useDates } from '@/portal/kit/dates';
import styles from './Detail.module.css';

/** Everything that happened to a parcel, the oldest first: what, who, when. */
export function History({ events }: { events: ParcelEvent[] }) {
  const { t } = useTranslation('parcels');
  const { moment } = useDates();
  return (
    <section className={styles.card} aria-label={t('detail.history')}>
      <h2>{t('detail.history')}</h2>
      <ol className={styles.timeline}>
        {events.map(({ id, action, detail, at, by, note }) => (
          <li key={id} data-action={action}>
            <b>{t(`detail.events.${action}`, { detail })}</b>
            {action === 'cancelled' && detail && <p>{t('detail.reason', { detail })}</p>}
            {note && <p>{`${t('note')}: ${note}`}</p>}
            <p className={styles.when}>
              <time dateTime={at}>{moment(at)}</time> {t('detail.by', { name: by })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
