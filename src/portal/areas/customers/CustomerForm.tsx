import { Input, type InputProps } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { showPhone } from '@/contracts/kit/thai-phone';
import { type Customer, customerDraft, customerEndpoints } from '@/contracts/master-data/customer';
import { Field } from '@/portal/kit/form/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';

/** A number that is stored is shown as it is written here. */
const PhoneInput = ({ value = '', ...props }: InputProps) => (
  <Input {...props} inputMode="tel" maxLength={20} value={showPhone(String(value))} />
);

/** Adds or edits one person; the numbers of their cards stand there masked, and stay unless replaced. */
export function CustomerForm(props: OpenForm<Customer> & { onSaved: () => void }) {
  const { t } = useTranslation('customers');
  return (
    <RecordForm
      {...props}
      schema={customerDraft}
      title={t(props.record ? 'edit' : 'add')}
      endpoints={customerEndpoints}
    >
      <Field name="name" label={t('name')}>
        <Input maxLength={200} autoFocus autoComplete="off" />
      </Field>
      <Field name="citizenId" label={t('citizenId')}>
        <Input inputMode="numeric" maxLength={20} autoComplete="off" />
      </Field>
      <Field name="passport" label={t('passport')}>
        <Input maxLength={30} autoComplete="off" />
      </Field>
      <Field name="phone" label={t('phone')} read={showPhone}>
        <PhoneInput />
      </Field>
      <Field name="otherPhone" label={t('otherPhone')} read={showPhone}>
        <PhoneInput />
      </Field>
      <Field name="lineId" label={t('lineId')}>
        <Input maxLength={60} autoComplete="off" />
      </Field>
      <Field name="email" label={t('email')}>
        <Input type="email" inputMode="email" maxLength={254} autoComplete="off" />
      </Field>
      <Field name="note" label={t('note')}>
        <Input.TextArea rows={2} maxLength={500} />
      </Field>
    </RecordForm>
  );
}
