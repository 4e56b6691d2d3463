import { useTranslation } from 'next-i18next/pages';
import {
  type OrderStatus,
  orderMeanings,
  type PaymentStatus,
  paymentMeanings,
} from '@/contracts/admin-order/order-state';
import { Tag } from '@/portal/ui/words/Tag';

/** Where an order stands. */
export function StatusTag({ status, big }: { status: OrderStatus; big?: boolean }) {
  const { t } = useTranslation('orders');
  return (
    <Tag tone={orderMeanings[status]} {...(big && { big })}>
      {t(`values.status.${status}`)}
    </Tag>
  );
}

/** Whether an order is paid. */
export function PaymentTag({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation('orders');
  return <Tag tone={paymentMeanings[status]}>{t(`values.paymentStatus.${status}`)}</Tag>;
}
