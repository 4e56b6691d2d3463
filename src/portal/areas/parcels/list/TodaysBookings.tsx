import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { bookingSlotHours, bookingSlots } from '@/contracts/parcel/parcel';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { Tag } from '@/portal/ui/Tag';
import { bookedToday, bookingsCall } from './booked';
import styles from './List.module.css';

/** What is to be fetched today, by slot: how many, and how many of them are laid out already. */
export function TodaysBookings({ slot }: { slot: string | undefined }) {
  const { t } = useTranslation('parcels');
  const { answer, reload } = useReader(parcelEndpoints.list, bookingsCall());
  useLive('parcels', reload);
  const all = answer?.rows ?? [];
  return (
    <nav className={styles.booked} aria-label={t('booking.today')}>
      <b>{t('booking.today')}</b>
      {bookingSlots.map((name) => {
        const booked = all.filter(({ bookingSlot }) => bookingSlot === name);
        const ready = booked.filter(({ bookingStatus }) => bookingStatus === 'prepared').length;
        if (booked.length === 0 && slot !== name) return null;
        return (
          <Link
            key={name}
            href={{ pathname: '/parcels', query: { ...bookedToday(), bookingSlot: name } }}
            shallow
            prefetch={false}
            scroll={false}
            aria-current={slot === name ? 'page' : undefined}
          >
            <span>{bookingSlotHours[name]}</span>
            {t('booking.slot', { n: booked.length })}
            {ready > 0 && <Tag tone="good">{t('booking.ready', { n: ready })}</Tag>}
          </Link>
        );
      })}
    </nav>
  );
}
