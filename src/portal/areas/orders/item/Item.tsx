import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { OrderDetail } from '@/contracts/admin-order/order';
import { changeableOrders } from '@/contracts/admin-order/order-state';
import { useEditing } from '@/portal/kit/form/use-editing';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { Button } from '@/portal/ui/actions/Button';
import { Halves } from '@/portal/ui/layout/Halves';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Facts } from './Facts';
import { Standing } from './Standing';
import { Way } from './Way';

const OrderForm = dynamic(
  () => import('@/portal/areas/orders/OrderForm').then((m) => m.OrderForm),
  { ssr: false },
);
const ReviewDialog = dynamic(() => import('./ReviewDialog').then((m) => m.ReviewDialog), {
  ssr: false,
});

/** An order beside what can be done about it. */
export function Item(props: { order: OrderDetail; reload: () => void }) {
  const { order: read, reload } = props;
  const { t } = useTranslation(['orders', 'common']);
  const can = usePermission();
  const { propertyId } = usePerson();
  // What an action here has made of it, until the reading has caught up.
  const [made, setMade] = useState<OrderDetail>();
  const order = made && made.version > read.version ? made : read;
  const { id, number, serviceTh, status } = order;
  const [reviewing, setReviewing] = useState(false);
  const editing = useEditing<OrderDetail>(`order ${id}`);
  const mayEdit = propertyId && changeableOrders.includes(status) && can('orders:edit');
  return (
    <>
      <ScreenHeader title={`#${number} ${serviceTh}`}>
        {status === 'done' && !order.review && can('reviews:create') && (
          <Button onClick={() => setReviewing(true)}>{t('addReview')}</Button>
        )}
        {mayEdit && <Button onClick={() => editing.open(order)}>{t('common:form.edit')}</Button>}
      </ScreenHeader>
      <Standing
        order={order}
        onChanged={(reply) => {
          if (reply) setMade(reply);
          reload();
        }}
      />
      <Halves side={<Facts order={order} />}>
        <Way id={id} events={order.events} />
      </Halves>
      {reviewing && (
        <ReviewDialog
          orderId={id}
          onDone={() => {
            setReviewing(false);
            reload();
          }}
          onClose={() => setReviewing(false)}
        />
      )}
      {editing.form && (
        <OrderForm
          {...editing.form}
          onSaved={() => {
            editing.close();
            reload();
          }}
        />
      )}
    </>
  );
}
