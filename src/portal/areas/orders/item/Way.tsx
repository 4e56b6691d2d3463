import { useTranslation } from 'next-i18next/pages';
import type { OrderDetail } from '@/contracts/admin-order/order';
import { orders } from '@/contracts/features/services/orders';
import { HistorySection } from '@/portal/kit/audit/HistorySection';
import { ByWhom } from '@/portal/kit/text/ByWhom';

/** How an order came to be where it stands, with what was changed of it on the way. */
export function Way({ id, events }: Pick<OrderDetail, 'id' | 'events'>) {
  const { t } = useTranslation('orders');
  const told = [...events].reverse().map(({ from, to, reason, vendorName, at, by, ...event }) => ({
    key: event.id,
    at,
    what: from
      ? t('event', { from: t(`values.status.${from}`), to: t(`values.status.${to}`) })
      : t('arrived'),
    by: <ByWhom name={by} at={at} />,
    more: (vendorName || reason) && <p>{[vendorName, reason].filter(Boolean).join(' · ')}</p>,
  }));
  return (
    <HistorySection
      of={orders}
      kind="order"
      id={id}
      told={{ events: told, actions: ['create', 'move'] }}
    />
  );
}
