import { Input } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { type Vendor, vendorDraft, vendorEndpoints } from '@/contracts/admin-order/vendor';
import { Field } from '@/portal/kit/form/fields/Field';
import { Pair } from '@/portal/kit/form/fields/Group';
import { PhoneLineField } from '@/portal/kit/form/fields/PhoneLineField';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { TargetsField } from '@/portal/pickers/content/TargetsField';
import { ProvincesSelect } from '@/portal/pickers/places/ProvincesSelect';

/** Adds or edits who does what residents order. */
export function VendorForm(props: OpenForm<Vendor> & { onSaved: () => void }) {
  const { t } = useTranslation('vendors');
  return (
    <RecordForm texts="vendors" {...props} schema={vendorDraft} endpoints={vendorEndpoints}>
      <Pair>
        <Field name="name">
          <Input maxLength={200} autoFocus />
        </Field>
        <Field name="contactName">
          <Input maxLength={200} />
        </Field>
      </Pair>
      <Pair>
        <PhoneLineField name="phone" />
        <Field name="email">
          <Input type="email" inputMode="email" maxLength={254} autoComplete="off" />
        </Field>
      </Pair>
      <Field name="areas" read={(areas: string[] = []) => areas.join(', ')}>
        <ProvincesSelect placeholder={t('areasHint')} />
      </Field>
      <Field name="note">
        <Input.TextArea rows={2} maxLength={1000} />
      </Field>
      <TargetsField />
    </RecordForm>
  );
}
