import { Form, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import {
  type MasterChoice,
  type Order,
  orderDraft,
  orderEndpoints,
} from '@/contracts/admin-order/order';
import { showBaht } from '@/contracts/kit/fields/satang';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import type { PlaceAddress } from '@/contracts/master-data/property/property';
import { propertySettingEndpoints } from '@/contracts/master-data/property/property-setting';
import { useReader } from '@/portal/kit/calls/use-reader';
import { DayInput } from '@/portal/kit/day/DayInput';
import { useWrittenDay } from '@/portal/kit/day/use-written-day';
import { Field } from '@/portal/kit/form/fields/Field';
import { Pair } from '@/portal/kit/form/fields/Group';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { useLive } from '@/portal/kit/live/live';
import { usePerson } from '@/portal/kit/page/person';
import { useLanguage } from '@/portal/kit/text/language';
import { AddressSelect } from '@/portal/pickers/places/AddressSelect';
import styles from './Orders.module.css';
import { PhoneField } from './PhoneField';

const choices = (group: 'channel' | 'payment-type' | 'service') => ({
  params: { group },
  query: {},
});

/** Writes down or corrects what a resident orders; a new one is wanted at the property itself. */
export function OrderForm(props: OpenForm<Order> & { onSaved: () => void }) {
  const { propertyId } = usePerson();
  const setting = useReader(propertySettingEndpoints.get, { params: { id: propertyId ?? '' } });
  const masters = {
    services: useReader(orderEndpoints.master, choices('service')),
    channels: useReader(orderEndpoints.master, choices('channel')),
    paymentTypes: useReader(orderEndpoints.master, choices('payment-type')),
  };
  // Its total is by the prices as they are now.
  useLive('services', masters.services.reload);
  // What it chooses from, and what a new one starts from, has to be there when it opens.
  const awaited = [...Object.values(masters), ...(props.record ? [] : [setting])];
  if (awaited.some(({ answer, reading }) => !answer && reading.status !== 'failed')) return null;
  const { addressTh = '', province, district, subDistrict, postcode } = setting.answer ?? {};
  const here = { province, district, subDistrict, postcode };
  return (
    <Filled
      {...props}
      services={masters.services.answer ?? []}
      channels={masters.channels.answer ?? []}
      paymentTypes={masters.paymentTypes.answer ?? []}
      here={province ? { addressTh, address: here as PlaceAddress } : {}}
    />
  );
}

interface Here {
  addressTh?: string;
  address?: PlaceAddress;
}

type FilledProps = OpenForm<Order> & {
  onSaved: () => void;
  here: Here;
} & Record<'services' | 'channels' | 'paymentTypes', readonly MasterChoice[]>;

function Filled({ here, services, channels, paymentTypes, ...props }: FilledProps) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const write = useWrittenDay();
  const options = (from: readonly MasterChoice[]) =>
    from.map((one) => ({ value: one.key, label: one[language] }));
  const said = (from: readonly MasterChoice[]) => (key: string) =>
    from.find((one) => one.key === key)?.[language] ?? key;
  return (
    <RecordForm
      texts="orders"
      {...props}
      schema={orderDraft}
      initial={{ channel: 'counter', paymentType: 'cash', quantity: 1, ...here }}
      endpoints={orderEndpoints}
    >
      <Pair>
        <Field name="phone" read={showPhone}>
          <PhoneField />
        </Field>
        <Field name="customerName">
          <Input maxLength={200} autoComplete="off" />
        </Field>
      </Pair>
      <Pair>
        <Field name="unitNumber">
          <Input maxLength={40} autoComplete="off" />
        </Field>
        <Field name="channel" read={said(channels)}>
          <Select options={options(channels)} />
        </Field>
      </Pair>
      <Field name="serviceId" read={said(services)}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={offered(services, props.record)}
        />
      </Field>
      <Pair>
        <Field name="quantity">
          <InputNumber min={1} max={100} precision={0} />
        </Field>
        <Total services={services} record={props.record} />
      </Pair>
      <Pair>
        <Field name="wantedOn" read={(day?: string | null) => (day ? write(day) : '')}>
          <DayInput />
        </Field>
        <Field name="wantedTime">
          <Input maxLength={20} placeholder={t('wantedTimeHint')} autoComplete="off" />
        </Field>
      </Pair>
      <Field name="addressTh">
        <Input maxLength={300} autoComplete="off" />
      </Field>
      <Field
        name="address"
        label={t('place')}
        read={({ subDistrict, district, province, postcode }: PlaceAddress) =>
          [subDistrict, district, province, postcode].join(' ')
        }
      >
        <AddressSelect />
      </Field>
      <Field name="paymentType" read={said(paymentTypes)}>
        <Select options={options(paymentTypes)} />
      </Field>
      <Field name="note">
        <Input.TextArea rows={2} maxLength={1000} />
      </Field>
    </RecordForm>
  );

  function offered(from: readonly MasterChoice[], record: Order | null) {
    const shown = from.map((one) => ({
      value: one.key,
      label: `${one[language]} · ${t(one.per ? 'pricePer' : 'price', {
        price: showBaht(one.priceSatang ?? 0),
        per: one.per,
      })}`,
    }));
    const isMissing = record && !from.some(({ key }) => key === record.serviceId);
    return isMissing ? [{ value: record.serviceId, label: record.serviceTh }, ...shown] : shown;
  }
}

/** What it comes to, at the price that was agreed or that is asked now. */
function Total(props: { services: readonly MasterChoice[]; record: Order | null }) {
  const { t } = useTranslation('orders');
  const form = Form.useFormInstance();
  const serviceId = Form.useWatch('serviceId', form);
  const quantity = Number(Form.useWatch('quantity', form) ?? 0);
  const { services, record } = props;
  const agreed = record?.serviceId === serviceId ? record?.priceSatang : undefined;
  const price = agreed ?? services.find(({ key }) => key === serviceId)?.priceSatang;
  if (price === undefined || !Number.isInteger(quantity)) return null;
  return (
    <output className={styles.total}>{t('total', { total: showBaht(price * quantity) })}</output>
  );
}
