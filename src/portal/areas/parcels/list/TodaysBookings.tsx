import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { SlotBookings } from '@/contracts/parcel/endpoints';
import { Tag } from '@/portal/ui/words/Tag';
import { bookedToday } from './booked';
import styles from './List.module.css';

/** What is to be fetched today, by slot: how many, and how many of them are laid out already. */
export function TodaysBookings(props: { bookings: SlotBookings[]; slot: string | undefined }) {
  const { bookings, slot: asked } = props;
  const { t } = useTranslation('parcels');
  return (
    <nav className={styles.booked} aria-label={t('booking.today')}>
      <b>{t('booking.today')}</b>
      {bookings.map(({ slot, hours, booked, ready }) => (
        <Link
          key={`${slot} ${hours}`}
          href={{ pathname: '/parcels', query: { ...bookedToday(), bookingSlot: slot } }}
          shallow
          prefetch={false}
          scroll={false}
          aria-current={asked === slot ? 'page' : undefined}
        >
          <span>{hours}</span>
          {t('booking.slot', { n: booked })}
          {ready > 0 && <Tag tone="done">{t('booking.ready', { n: ready })}</Tag>}
        </Link>
      ))}
    </nav>
  );
}
