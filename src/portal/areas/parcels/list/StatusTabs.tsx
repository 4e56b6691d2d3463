import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { ReplyOf } from '@/contracts/kit/endpoint';
import type { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { parcelStatuses } from '@/contracts/parcel/states';
import type { ParcelQuery } from '@/portal/areas/parcels/readers';
import { bookedToday } from './booked';
import styles from './List.module.css';
import { TodaysBookings } from './TodaysBookings';

/** What a tab puts into the address; another tab takes it out again. */
const ofTabs = ['page', 'status', 'overdue', 'bookingDate', 'bookingSlot'] as const;

interface Props {
  query: ParcelQuery;
  answer: ReplyOf<typeof parcelEndpoints.tabs> | undefined;
}

interface Tab {
  name: string;
  count: number;
  query: Record<string, string>;
}

/** The parcels by what they wait for, with their kept counts; each a link that can be opened aside. */
export function StatusTabs({ query, answer }: Props) {
  const { t } = useTranslation('parcels');
  const { query: address } = useRouter();

  const counts = answer?.statuses ?? [];
  const today = bookedToday();
  const tabs: Tab[] = [
    { name: 'all', count: counts.reduce((sum, { count }) => sum + count, 0), query: {} },
    ...parcelStatuses.map((status) => ({
      name: status,
      count: counts.find((tab) => tab.status === status)?.count ?? 0,
      query: { status },
    })),
    { name: 'bookedToday', count: answer?.bookedToday ?? 0, query: today },
    { name: 'overdue', count: answer?.overdue ?? 0, query: { overdue: '1' } },
  ];
  const isToday = query.bookingDate === today.bookingDate && query.status === 'waiting';
  const current = isToday ? 'bookedToday' : query.overdue ? 'overdue' : (query.status ?? 'all');
  const kept = Object.entries(address).filter(
    ([name, value]) =>
      !ofTabs.some((one) => one === name) && !(name === 'sort' && value === today.sort),
  );

  return (
    <>
      <nav aria-label={t('list.tabs')} className={styles.tabs}>
        {tabs.map((tab) => (
          <Link
            key={tab.name}
            href={{ pathname: '/parcels', query: { ...Object.fromEntries(kept), ...tab.query } }}
            shallow
            prefetch={false}
            scroll={false}
            aria-current={tab.name === current ? 'page' : undefined}
          >
            {t(`statuses.${tab.name}`)}{' '}
            <span className={styles.count}>{tab.count.toLocaleString('en-US')}</span>
          </Link>
        ))}
      </nav>
      {(isToday || (answer?.bookedToday ?? 0) > 0) && (
        <TodaysBookings slot={isToday ? query.bookingSlot : undefined} />
      )}
    </>
  );
}
