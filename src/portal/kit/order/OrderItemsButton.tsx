import { ArrowUpDown } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { featureOf } from '@/contracts/kit/feature/feature-of';
import { usePermission } from '@/portal/kit/page/permission';
import { Button } from '@/portal/ui/actions/Button';
import type { OrderCalls } from './OrderDialog';
import type { Ordered } from './OrderList';

const OrderItems = dynamic(() => import('./OrderItems').then((m) => m.OrderItems), { ssr: false });

/** Opens the order of things that the screen shows already, for who may change it. */
export function OrderItemsButton(props: {
  items: readonly Ordered[];
  order: OrderCalls['order'];
  /** What it says where one screen has several orders. */
  title?: string;
  onChanged: () => void;
}) {
  const { items, order, onChanged } = props;
  const { t } = useTranslation('common');
  const can = usePermission();
  const [isOpen, setOpen] = useState(false);
  if (items.length < 2 || !can(`${featureOf(order)}:edit`)) return null;
  return (
    <>
      <Button icon={<ArrowUpDown />} onClick={() => setOpen(true)}>
        {props.title ?? t('order.title')}
      </Button>
      {isOpen && (
        <OrderItems
          items={items}
          order={order}
          onDone={() => {
            setOpen(false);
            onChanged();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
