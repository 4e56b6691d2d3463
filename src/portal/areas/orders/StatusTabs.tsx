import { useTranslation } from 'next-i18next/pages';
import { orderEndpoints } from '@/contracts/admin-order/order';
import { openOrders } from '@/contracts/admin-order/order-state';
import { type OrdersQuery, tabsCall } from '@/portal/areas/orders/pages';
import { ListTabs } from '@/portal/kit/list/ListTabs';
import { useTabCounts } from '@/portal/kit/list/use-tab-counts';

/** Orders by where they stand, and those that wait for somebody; other filters count. */
export function StatusTabs({ query }: { query: OrdersQuery }) {
  const { t } = useTranslation('orders');
  const answer = useTabCounts(orderEndpoints.tabs, tabsCall(query)) ?? [];
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
