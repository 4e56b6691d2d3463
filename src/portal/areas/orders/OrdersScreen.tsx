import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { channels, type Order, orderColumns, orderEndpoints } from '@/contracts/admin-order/order';
import { changeableOrders, openOrders, paymentStatuses } from '@/contracts/admin-order/order-state';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import { FilterChip } from '@/portal/kit/list/FilterChip';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { RowLink } from '@/portal/kit/list/RowLink';
import { SpanChips } from '@/portal/kit/list/SpanChips';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { Due } from '@/portal/kit/text/Due';
import { useDates } from '@/portal/kit/text/dates';
import { PropertyFilter } from '@/portal/pickers/places/PropertyFilter';
import { buttonLook } from '@/portal/ui/actions/Button';
import { StatusTabs } from './StatusTabs';

const OrderForm = dynamic(() => import('./OrderForm').then((m) => m.OrderForm), { ssr: false });
const spans = ['created', 'done', 'cancelled'] as const;
const hrefOf = ({ id }: Order) => `/orders/${id}`;
const nameOf = ({ number, serviceTh }: Order) => `#${number} ${serviceTh}`;

/** When it is wanted, by the end of its day where no hour is said. */
const wantedAt = ({ wantedOn, wantedTime }: Order) =>
  `${wantedOn}T${wantedTime || '23:59'}:00+07:00`;

/** It was to be done by now, and somebody still has to do something. */
const isOverdue = (row: Order) =>
  row.wantedOn !== null &&
  openOrders.includes(row.status) &&
  Date.parse(wantedAt(row)) < Date.now();

/** What residents order, by where it stands; at the main admin that of every property. */
export function OrdersScreen() {
  const { t } = useTranslation('orders');
  const { monthOf, brief } = useDates();
  const { propertyId } = usePerson();
  const can = usePermission();
  const records = useRecords(orderEndpoints);
  const { list } = records;
  const { doneIn } = list.query;
  const renders = useMemo(() => {
    const wanted = ({ wantedOn, wantedTime }: Order) =>
      wantedOn ? `${brief(wantedOn)} ${wantedTime}`.trim() : '–';
    return {
      number: ({ number }: Order) => `#${number}`,
      customerName: ({ customerName, phone, propertyTh }: Order) =>
        [!propertyId && propertyTh, customerName, showPhone(phone)].filter(Boolean).join(' · '),
      wantedOn: (row: Order) => (isOverdue(row) ? <Due at={wantedAt(row)} late /> : wanted(row)),
      // How long ago it was takes the place of the day, which stands below it then.
      wantedTime: (row: Order) => (isOverdue(row) ? wanted(row) : ''),
    };
  }, [brief, propertyId]);
  // To whom it is given is chosen at the order.
  const verb = (row: Order) =>
    row.status === 'new' ? (
      <RowLink href={hrefOf(row)} {...buttonLook('verb')}>
        {t('assignIt')} <span className="visually-hidden">{`#${row.number}`}</span>
      </RowLink>
    ) : null;
  return (
    <RecordsScreen
      records={records}
      texts="orders"
      columns={orderColumns}
      renders={renders}
      hrefOf={hrefOf}
      nameOf={nameOf}
      verb={can('orders:edit') ? verb : undefined}
      {...(propertyId && { Form: OrderForm })}
      mayEdit={({ status }) => changeableOrders.includes(status)}
      tabs={<StatusTabs query={list.query} />}
    >
      {!propertyId && <PropertyFilter list={list} label={t('propertyTh')} />}
      <FilterSelect
        list={list}
        name="channel"
        label={t('channel')}
        options={channels.map((value) => ({ value, label: t(`values.channel.${value}`) }))}
      />
      <FilterSelect
        list={list}
        name="paymentStatus"
        label={t('paymentStatus')}
        options={paymentStatuses.map((value) => ({
          value,
          label: t(`values.paymentStatus.${value}`),
        }))}
      />
      <FilterChip list={list} name="doneIn">
        {doneIn && t('doneIn', { month: monthOf(doneIn) })}
      </FilterChip>
      <FilterChip list={list} name="vendorId">
        {t('vendorName')} {list.rows?.[0]?.vendorName}
      </FilterChip>
      <FilterChip list={list} name="serviceId">
        {t('serviceTh')} {list.rows?.[0]?.serviceTh}
      </FilterChip>
      <SpanChips list={list} texts="orders" names={spans} />
    </RecordsScreen>
  );
}
