import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { type OrderDetail, wholeAddress } from '@/contracts/admin-order/order';
import { showBaht } from '@/contracts/kit/fields/satang';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';

/** What is wanted, for whom, where and for how much. */
export function Facts({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const { moment, date } = useDates();
  const can = usePermission();
  const { propertyId } = usePerson();
  const { wantedOn, wantedTime, doneAt, review } = order;
  const phone = <a href={`tel:${order.phone}`}>{showPhone(order.phone)}</a>;
  const said =
    review &&
    [t('stars', { n: review.stars }), review.comment, review.hidden && t('hidden')]
      .filter(Boolean)
      .join(' · ');
  const reviews = can('reviews:view') && `/reviews?serviceId=${order.serviceId}`;
  const { settlementNumber: number, vendorId } = order;
  const statement =
    doneAt &&
    can('commissions:view') &&
    `/commissions?month=${bangkokDay(doneAt).slice(0, 7)}&of=${order.propertyId}.${vendorId}`;
  return (
    <Section title={t('facts')}>
      <FactList
        facts={[
          [t('propertyTh'), !propertyId && order.propertyTh],
          [t('wanted'), wantedOn && `${date(wantedOn)} ${wantedTime}`],
          [t('customerName'), order.customerName],
          [t('phone'), phone],
          [t('unitNumber'), order.unitNumber],
          [t('address'), wholeAddress(order)],
          [t('priceSatang'), `${showBaht(order.priceSatang)} × ${order.quantity}`],
          [t('paymentType'), t(`values.paymentType.${order.paymentType}`)],
          [t('refundSatang'), order.refundSatang > 0 && showBaht(order.refundSatang)],
          [t('channel'), t(`values.channel.${order.channel}`)],
          [t('createdAt'), moment(order.createdAt)],
          [t('doneAt'), doneAt && moment(doneAt)],
          [t('note'), order.note],
          [
            t('review'),
            said && reviews ? (
              <Link key="review" href={reviews}>
                {said}
              </Link>
            ) : (
              said
            ),
          ],
          [
            t('settled'),
            number && statement ? (
              <Link key="settled" href={statement}>
                {number}
              </Link>
            ) : (
              number
            ),
          ],
        ]}
      />
    </Section>
  );
}
