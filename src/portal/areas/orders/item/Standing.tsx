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
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { Hero } from '@/portal/ui/layout/Hero';
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
  const { t } = useTranslation(['orders', 'common']);
  const can = usePermission();
  const { brief } = useDates();
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
  const mayPay = can('orders:edit') && !isOver && !isKept && paymentStatus !== 'refunded';
  const when = order.wantedOn && `${t('wanted')} ${brief(order.wantedOn)} ${order.wantedTime}`;
  const next = offered.find((to) => to === 'under_way' || to === 'done');
  const others = offered.filter((to) => to !== next);
  // The work's next step is the one deed in sight; the money may come before or after it.
  const isNext = next !== undefined || Boolean(mayAssign && !order.vendorId);
  const payment = mayPay && (
    <Button
      look={!isNext && paymentStatus === 'unpaid' ? 'primary' : 'plain'}
      disabled={isBusy}
      onClick={() =>
        void pay({ params: { id }, body: { version, paid: paymentStatus === 'unpaid' } })
      }
    >
      {t(paymentStatus === 'unpaid' ? 'pay' : 'unpay')}
    </Button>
  );
  return (
    <>
      <Hero
        state={
          <>
            <StatusTag status={status} big /> <PaymentTag status={paymentStatus} />
          </>
        }
        figure={showBaht(order.totalSatang)}
        unit={t('common:baht')}
        next={
          <>
            {[vendorName && `${t('vendorName')}: ${vendorName}`, when].filter(Boolean).join(' · ')}
            {status === 'done' && refund === 'late' && paymentStatus === 'paid' && (
              <> {t('refundLate', { days: refundDays })}</>
            )}
          </>
        }
      >
        {!isNext && payment}
        {next && (
          <Button look="primary" disabled={isBusy} onClick={() => go(next)}>
            {t(`moves.${next}`)}
          </Button>
        )}
        {(others.length > 0 || (isNext && payment)) && (
          <MoreMenu>
            {isNext && payment}
            {others.map((to) => (
              <Button key={to} disabled={isBusy} onClick={() => go(to)}>
                {t(`moves.${to}`)}
              </Button>
            ))}
          </MoreMenu>
        )}
      </Hero>
      {mayAssign && (
        <div className={styles.vendor}>
          <Section title={t('vendorName')}>
            <Assign
              key={`${order.vendorId}`}
              order={order}
              busy={isBusy}
              onAssign={(vendorId) =>
                void move({ params: { id }, body: { version, status: 'assigned', vendorId } })
              }
            />
          </Section>
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
    </>
  );
}
