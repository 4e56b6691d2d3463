import { useTranslation } from 'next-i18next/pages';
import { orderEndpoints } from '@/contracts/admin-order/order';
import { openOrders } from '@/contracts/admin-order/order-state';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { ListTabs } from '@/portal/kit/list/ListTabs';

interface Props {
  query: { status?: string | undefined; open?: boolean | undefined };
}

/** Orders by where they stand, and those that wait for somebody. */
export function StatusTabs({ query }: Props) {
  const { t } = useTranslation('orders');
  const { answer = [] } = useLiveReader(orderEndpoints.tabs, {});
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
          ...{ name: status, title: t(`statuses.${status}`), search: { status }, count },
        })),
      ]}
    />
  );
}
