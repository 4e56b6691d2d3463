import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type OrderDetail, orderEndpoints } from '@/contracts/admin-order/order';
import {
  type OrderStatus,
  orderMoves,
  refundDays,
  refundOf,
} from '@/contracts/admin-order/order-state';
import { showBaht } from '@/contracts/kit/fields/satang';
import { PaymentTag, StatusTag } from '@/portal/areas/orders/StatusTag';
import { useMove } from '@/portal/kit/calls/use-move';
import { usePermission } from '@/portal/kit/page/permission';
import { StateMoves } from '@/portal/pickers/content/StateMoves';
import { Button } from '@/portal/ui/actions/Button';
import { Section } from '@/portal/ui/layout/Section';
import { Assign } from './Assign';
import styles from './Item.module.css';

const ReasonDialog = dynamic(
  () => import('@/portal/kit/form/ReasonDialog').then((m) => m.ReasonDialog),
  { ssr: false },
);

interface Props {
  order: OrderDetail;
  /** With the order as it is then, or without where it is to be read again. */
  onChanged: (order?: OrderDetail) => void;
}

/** Where it stands, whose it is, whether it is paid, and everything that this person may do now. */
export function Standing({ order, onChanged }: Props) {
  const { t } = useTranslation('orders');
  const can = usePermission();
  const [asked, setAsked] = useState<OrderStatus>();
  const { id, version, status, paymentStatus, vendorName, cancelledFrom } = order;
  const ends = { done: onChanged, reload: () => onChanged() };
  const [move, moving] = useMove(orderEndpoints.status, ends);
  const [pay, paying] = useMove(orderEndpoints.payment, ends);
  const isBusy = moving || paying;
  const refund = refundOf(order, Date.now());
  const isOffered = (to: OrderStatus) => {
    const rule = orderMoves[status][to];
    if (!rule || !can(rule.needs) || to === 'assigned') return false;
    return to !== 'refunded' || (typeof refund === 'number' && !order.settlementNumber);
  };
  const offered = (Object.keys(orderMoves[status]) as OrderStatus[]).filter(isOffered);
  const mayAssign = orderMoves[status].assigned && can('orders:edit');
  const isOver = status === 'refunded' || (status === 'cancelled' && paymentStatus === 'unpaid');
  // What was settled with the vendor stays paid.
  const isKept = paymentStatus === 'paid' && order.settlementNumber !== null;

  function go(to: OrderStatus) {
    if (orderMoves[status][to]?.reason) return setAsked(to);
    return void move({ params: { id }, body: { version, status: to } });
  }
  const lead = (to: OrderStatus) => {
    const satang = typeof refund === 'number' ? showBaht(refund) : '';
    const half = to === 'refunded' && cancelledFrom === 'under_way' && ` ${t('halfLead')}`;
    return `${t(`leads.${to}`, { satang, name: order.customerName })}${half || ''}`;
  };
  return (
    <Section title={t('standing')}>
      <p className={styles.tags}>
        <StatusTag status={status} /> <PaymentTag status={paymentStatus} />
      </p>
      {vendorName && <p>{`${t('vendorName')}: ${vendorName}`}</p>}
      {status === 'done' && refund === 'late' && paymentStatus === 'paid' && (
        <p className={styles.soft}>{t('refundLate', { days: refundDays })}</p>
      )}
      {mayAssign && (
        <Assign
          key={`${order.vendorId}`}
          order={order}
          busy={isBusy}
          onAssign={(vendorId) =>
            void move({ params: { id }, body: { version, status: 'assigned', vendorId } })
          }
        />
      )}
      <StateMoves
        moves={offered.map((to) => ({ to, name: t(`moves.${to}`) }))}
        next={offered.find((to) => to === 'under_way' || to === 'done')}
        moving={isBusy}
        onMove={go}
      />
      {can('orders:edit') && !isOver && !isKept && paymentStatus !== 'refunded' && (
        <div className={styles.buttons}>
          <Button
            disabled={isBusy}
            onClick={() =>
              void pay({ params: { id }, body: { version, paid: paymentStatus === 'unpaid' } })
            }
          >
            {t(paymentStatus === 'unpaid' ? 'pay' : 'unpay')}
          </Button>
        </div>
      )}
      {asked && (
        <ReasonDialog
          final={asked === 'cancelled'}
          title={t(`moves.${asked}`)}
          lead={lead(asked)}
          action={t(`moves.${asked}`)}
          endpoint={orderEndpoints.status}
          id={id}
          body={{ version, status: asked }}
          onDone={(reply) => {
            setAsked(undefined);
            onChanged(reply as OrderDetail);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Section>
  );
}
