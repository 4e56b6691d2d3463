import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { parcelStatuses } from '@/contracts/parcel/states';
import { parcelTabs } from '@/portal/areas/parcels/readers';
import { useLive } from '@/portal/kit/live';
import { useReader } from '@/portal/kit/use-reader';
import styles from './List.module.css';

/** The parcels by status with their kept counts; each a link, so that it can be opened aside. */
export function StatusTabs({ status }: { status: string | undefined }) {
  const { t } = useTranslation('parcels');
  const { query } = useRouter();
  const { answer, reload } = useReader(parcelTabs, {});
  useLive('parcels', reload);
  const { page: _, status: __, ...filters } = query;
  const counts = answer?.statuses ?? [];
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const countOf = (name: string) => counts.find((tab) => tab.status === name)?.count ?? 0;
  const tabs = [
    { name: undefined, count: all },
    ...parcelStatuses.map((name) => ({ name, count: countOf(name) })),
  ];
  return (
    <nav aria-label={t('list.tabs')} className={styles.tabs}>
      {tabs.map(({ name, count }) => (
        <Link
          key={name ?? 'all'}
          href={{ pathname: '/parcels', query: name ? { ...filters, status: name } : filters }}
          shallow
          prefetch={false}
          scroll={false}
          aria-current={name === status ? 'page' : undefined}
        >
          {t(`statuses.${name ?? 'all'}`)}{' '}
          <span className={styles.count}>{count.toLocaleString('en-US')}</span>
        </Link>
      ))}
    </nav>
  );
}
