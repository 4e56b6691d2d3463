import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { channels, type Order, orderColumns, orderEndpoints } from '@/contracts/admin-order/order';
import { changeableOrders, paymentStatuses } from '@/contracts/admin-order/order-state';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import { FilterSelect } from '@/portal/kit/list/FilterBar';
import { FilterChip } from '@/portal/kit/list/FilterChip';
import { RowLink } from '@/portal/kit/list/RowLink';
import { usePerson } from '@/portal/kit/page/person';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { useDates } from '@/portal/kit/text/dates';
import { PropertyFilter } from '@/portal/pickers/places/PropertyFilter';
import { Name } from '@/portal/ui/words/Name';
import styles from './Orders.module.css';
import { StatusTabs } from './StatusTabs';
import { PaymentTag, StatusTag } from './StatusTag';

const OrderForm = dynamic(() => import('./OrderForm').then((m) => m.OrderForm), { ssr: false });
const { number, serviceTh, customerName, status, vendorName, wantedOn, ...others } = orderColumns;
const { totalSatang, paymentStatus, createdAt } = others;
// The others stand beside these, and have columns of their own in the file.
const shown = {
  ...{ number, serviceTh, customerName, status, vendorName, wantedOn },
  ...{ totalSatang, paymentStatus, createdAt },
};
const nameOf = ({ number, serviceTh }: Order) => `#${number} ${serviceTh}`;

/** What residents order, by where it stands; at the main admin that of every property. */
export function OrdersScreen() {
  const { t } = useTranslation('orders');
  const { monthOf, date } = useDates();
  const { propertyId } = usePerson();
  const records = useRecords(orderEndpoints);
  const { list } = records;
  const { doneIn } = list.query;
  const renders = useMemo(
    () => ({
      number: ({ id, number }: Order) => <RowLink href={`/orders/${id}`}>{`#${number}`}</RowLink>,
      serviceTh: ({ id, serviceTh, propertyTh }: Order) => (
        <>
          <RowLink href={`/orders/${id}`}>
            <b>{serviceTh}</b>
          </RowLink>
          {!propertyId && (
            <div>
              <Name>{propertyTh}</Name>
            </div>
          )}
        </>
      ),
      customerName: ({ customerName, unitNumber, phone }: Order) => (
        <>
          <Name>{customerName}</Name>
          <div className={styles.soft}>
            <Name>{[unitNumber, showPhone(phone)].filter(Boolean).join(' ')}</Name>
          </div>
        </>
      ),
      vendorName: ({ vendorName }: Order) => <Name>{vendorName || '–'}</Name>,
      wantedOn: ({ wantedOn, wantedTime }: Order) =>
        wantedOn ? `${date(wantedOn)} ${wantedTime}`.trim() : '–',
      status: ({ status }: Order) => <StatusTag status={status} />,
      paymentStatus: ({ paymentStatus }: Order) => <PaymentTag status={paymentStatus} />,
    }),
    [date, propertyId],
  );
  return (
    <RecordsScreen
      records={records}
      texts="orders"
      columns={shown}
      renders={renders}
      nameOf={nameOf}
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
    </RecordsScreen>
  );
}
