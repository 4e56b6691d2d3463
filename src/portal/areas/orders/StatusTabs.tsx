import { useTranslation } from 'next-i18next/pages';
import { orderEndpoints } from '@/contracts/admin-order/order';
import { openOrders } from '@/contracts/admin-order/order-state';
import { useAddress } from '@/portal/kit/address/use-address';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { LinkTabs } from '@/portal/ui/actions/LinkTabs';

interface Props {
  query: { status?: string | undefined; open?: boolean | undefined };
}

/** Orders by where they stand, and those that wait for somebody; other filters stay. */
export function StatusTabs({ query }: Props) {
  const { t } = useTranslation('orders');
  const { answer = [], reload } = useReader(orderEndpoints.tabs, {});
  useLive('orders', reload);
  const { status: _, open: __, page: ___, ...kept } = useAddress().query;
  const tab = (name: string, title: string, count: number, search: Record<string, string>) => ({
    ...{ name, title, count: count.toLocaleString('en-US') },
    href: { pathname: '/orders', query: { ...kept, ...search } as Record<string, string> },
  });
  const sum = (some: typeof answer) => some.reduce((all, { count }) => all + count, 0);
  const open = answer.filter(({ status }) => openOrders.includes(status));
  return (
    <LinkTabs
      label={t('views')}
      current={query.open ? 'open' : (query.status ?? 'all')}
      tabs={[
        tab('all', t('all'), sum(answer), {}),
        tab('open', t('open'), sum(open), { open: 'true' }),
        ...answer.map(({ status, count }) =>
          tab(status, t(`statuses.${status}`), count, { status }),
        ),
      ]}
    />
  );
}
