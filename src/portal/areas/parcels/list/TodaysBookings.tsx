import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { byHours } from '@/portal/areas/parcels/by-hours';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { Tag } from '@/portal/ui/words/Tag';
import { bookedToday, bookingsCall } from './booked';
import styles from './List.module.css';

/** What is to be fetched today, by slot: how many, and how many of them are laid out already. */
export function TodaysBookings({ slot }: { slot: string | undefined }) {
  const { t } = useTranslation('parcels');
  const { answer } = useLiveReader(parcelEndpoints.list, bookingsCall());
  return (
    <nav className={styles.booked} aria-label={t('booking.today')}>
      <b>{t('booking.today')}</b>
      {byHours(answer?.rows ?? []).map(([hours, booked]) => {
        const ready = booked.filter(({ bookingStatus }) => bookingStatus === 'prepared').length;
        const name = booked[0]?.bookingSlot ?? '';
        return (
          <Link
            key={hours}
            href={{ pathname: '/parcels', query: { ...bookedToday(), bookingSlot: name } }}
            shallow
            prefetch={false}
            scroll={false}
            aria-current={slot === name ? 'page' : undefined}
          >
            <span>{hours}</span>
            {t('booking.slot', { n: booked.length })}
            {ready > 0 && <Tag tone="done">{t('booking.ready', { n: ready })}</Tag>}
          </Link>
        );
      })}
    </nav>
  );
}
