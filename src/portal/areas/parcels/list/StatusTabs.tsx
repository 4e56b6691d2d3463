import { useTranslation } from 'next-i18next/pages';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import type { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { parcelStatuses } from '@/contracts/parcel/states';
import type { ParcelQuery } from '@/portal/areas/parcels/list-query';
import { useAddress } from '@/portal/kit/address/use-address';
import { LinkTabs } from '@/portal/ui/actions/LinkTabs';
import { bookedToday } from './booked';
import { TodaysBookings } from './TodaysBookings';

/** What a tab puts into the address; another tab takes it out again. */
const ofTabs = ['page', 'status', 'overdue', 'bookingDate', 'bookingSlot'] as const;

/** What nobody waits for any more comes after what waits. */
const over = parcelStatuses.filter((status) => status !== 'waiting' && status !== 'problem');

/** Orders that not every tab has. */
const ofSomeTabs = new Set(['bookingDate', '-bookingDate', 'shelf', '-shelf']);

interface Props {
  query: ParcelQuery;
  answer: ReplyOf<typeof parcelEndpoints.tabs> | undefined;
}

/** The parcels by what they wait for, with their kept counts; each a link that can be opened aside. */
export function StatusTabs({ query, answer }: Props) {
  const { t } = useTranslation('parcels');
  const { query: address } = useAddress();

  const counts = answer?.statuses;
  const all = counts?.reduce((sum, { count }) => sum + count, 0);
  const ofStatus = (status: string) => counts?.find((tab) => tab.status === status)?.count;
  const today = bookedToday();
  const isToday = query.bookingDate === today.bookingDate && query.status === 'waiting';
  const current = isToday ? 'bookedToday' : query.overdue ? 'overdue' : (query.status ?? 'all');
  const kept = Object.fromEntries(
    Object.entries(address)
      .filter(([name]) => !ofTabs.some((one) => one === name))
      .filter(([name, value]) => name !== 'sort' || !ofSomeTabs.has(value)),
  );
  const tab = (
    name: string,
    count: number | undefined,
    search: Record<string, string> = { status: name },
  ) => ({
    name,
    title: t(`statuses.${name}`),
    ...(count !== undefined && { count: count.toLocaleString('en-US') }),
    href: { pathname: '/parcels', query: { ...kept, ...search } },
  });

  return (
    <>
      <LinkTabs
        label={t('list.tabs')}
        current={current}
        tabs={[
          tab('all', all, {}),
          tab('waiting', ofStatus('waiting')),
          { ...tab('overdue', answer?.overdue, { overdue: '1' }), late: true },
          tab('problem', ofStatus('problem')),
          tab('bookedToday', answer?.bookedToday, today),
          ...over.map((status) => tab(status, ofStatus(status))),
        ]}
      />
      {(isToday || (answer?.bookedToday ?? 0) > 0) && (
        <TodaysBookings
          bookings={answer?.bookings ?? []}
          slot={isToday ? query.bookingSlot : undefined}
        />
      )}
    </>
  );
}
