import { AutoComplete, Form } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { orderEndpoints } from '@/contracts/admin-order/order';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import { useReader } from '@/portal/kit/calls/use-reader';

/** So many digits say enough to ask who it may be. */
const enough = 4;

/** Whose number it is: who ordered before is offered, with the name and place of the last time. */
export function PhoneField(props: {
  /** Given by the form, as the next. */
  id?: string;
  value?: string;
  onChange?: (next: string) => void;
}) {
  const { id, value = '', onChange } = props;
  const { t } = useTranslation('orders');
  const form = Form.useFormInstance();
  const shown = showPhone(value);
  const digits = shown.replace(/\D/g, '');
  const keywords = digits.length >= enough ? digits.slice(0, 20) : undefined;
  const { answer = [] } = useReader(orderEndpoints.master, {
    params: { group: 'phone' },
    query: { ...(keywords && { keywords }) },
  });
  return (
    <AutoComplete
      {...(id && { id })}
      autoFocus
      maxLength={20}
      value={shown}
      options={answer.map(({ key, th, customer }) => ({
        value: showPhone(key),
        label: [showPhone(key), th, customer?.unitNumber].filter(Boolean).join(' · '),
      }))}
      {...(answer.length > 0 && { 'aria-description': t('known') })}
      onChange={(typed: string) => onChange?.(typed)}
      onSelect={(chosen: string) => {
        const known = answer.find(({ key }) => showPhone(key) === chosen)?.customer;
        if (known) form.setFieldsValue({ ...known, phone: chosen });
      }}
    />
  );
}
