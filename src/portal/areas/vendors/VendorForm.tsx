import { Input } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { type Vendor, vendorDraft, vendorEndpoints } from '@/contracts/admin-order/vendor';
import { type PhoneLine, showPhoneLine } from '@/contracts/kit/phone-line';
import { Field } from '@/portal/kit/form/Field';
import { PhoneLineInput } from '@/portal/kit/form/PhoneLineInput';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { ProvincesSelect } from '@/portal/pickers/ProvincesSelect';
import { TargetsField } from '@/portal/pickers/TargetsField';

/** Adds or edits who does what residents order. */
export function VendorForm(props: OpenForm<Vendor> & { onSaved: () => void }) {
  const { t } = useTranslation('vendors');
  const ext = t('ext');
  return (
    <RecordForm
      {...props}
      schema={vendorDraft}
      title={t(props.record ? 'edit' : 'add')}
      endpoints={vendorEndpoints}
    >
      <Field name="name" label={t('name')}>
        <Input maxLength={200} autoFocus />
      </Field>
      <Field name="contactName" label={t('contactName')}>
        <Input maxLength={200} />
      </Field>
      <Field
        name="phone"
        label={t('phone')}
        read={(line: string | PhoneLine) =>
          typeof line === 'object' ? showPhoneLine(line, ext) : line
        }
      >
        <PhoneLineInput ext={ext} />
      </Field>
      <Field name="email" label={t('email')}>
        <Input type="email" inputMode="email" maxLength={254} autoComplete="off" />
      </Field>
      <Field name="areas" label={t('areas')} read={(areas: string[] = []) => areas.join(', ')}>
        <ProvincesSelect placeholder={t('areasHint')} />
      </Field>
      <Field name="note" label={t('note')}>
        <Input.TextArea rows={2} maxLength={1000} />
      </Field>
      <TargetsField />
    </RecordForm>
  );
}
