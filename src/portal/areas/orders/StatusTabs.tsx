import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import { orderEndpoints } from '@/contracts/admin-order/order';
import { openOrders } from '@/contracts/admin-order/order-state';
import { type OrdersQuery, tabsCall } from '@/portal/areas/orders/pages';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { ListTabs } from '@/portal/kit/list/ListTabs';

/** Orders by where they stand, and those that wait for somebody; other filters count. */
export function StatusTabs({ query }: { query: OrdersQuery }) {
  const { t } = useTranslation('orders');
  const read = useLiveReader(orderEndpoints.tabs, tabsCall(query));
  // While other filters are asked, the views stay where they are.
  const latest = useRef(read.answer);
  latest.current = read.answer ?? latest.current;
  const answer = latest.current ?? [];
  const sum = (some: typeof answer) => some.reduce((all, { count }) => all + count, 0);
  const open = answer.filter(({ status }) => openOrders.includes(status));
  return (
    <ListTabs
      label={t('views')}
      current={query.open ? 'open' : (query.status ?? 'all')}
      tabs={[
        { name: 'all', title: t('all'), search: {}, count: sum(answer) },
        { name: 'open', title: t('open'), search: { open: 'true' }, count: sum(open) },
        ...answer.map(({ status, count }) => ({
          ...{ name: status, title: t(`values.status.${status}`), search: { status }, count },
        })),
      ]}
    />
  );
}
