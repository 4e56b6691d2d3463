import { useTranslation } from 'next-i18next/pages';
import type { OrderStatus, PaymentStatus } from '@/contracts/admin-order/order-state';
import { Tag, type Tone } from '@/portal/ui/words/Tag';

const tones: Record<OrderStatus, Tone> = {
  ...{ new: 'brand', assigned: 'warn', under_way: 'warn' },
  ...{ done: 'good', cancelled: 'plain', refunded: 'plain' },
};

/** Where an order stands. */
export function StatusTag({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('orders');
  return <Tag tone={tones[status]}>{t(`values.status.${status}`)}</Tag>;
}

const paymentTones: Record<PaymentStatus, Tone> = {
  ...{ unpaid: 'warn', paid: 'good', refunded: 'plain' },
};

/** Whether an order is paid. */
export function PaymentTag({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation('orders');
  return <Tag tone={paymentTones[status]}>{t(`values.paymentStatus.${status}`)}</Tag>;
}
