import { useTranslation } from 'next-i18next/pages';
import { type PhoneLine, showPhoneLine } from '@/contracts/kit/fields/phone-line';
import {
  type QuickCall,
  quickCallDraft,
  quickCallEndpoints,
  quickCallTypes,
} from '@/contracts/master-data/phones/quick-call';
import { Field } from '@/portal/kit/form/fields/Field';
import { NameFields } from '@/portal/kit/form/fields/NameFields';
import { PhoneLineInput } from '@/portal/kit/form/fields/PhoneLineInput';
import { SelectField } from '@/portal/kit/form/fields/SelectField';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';

/** Adds or edits a number that residents call by one press. */
export function QuickCallForm(props: OpenForm<QuickCall> & { onSaved: () => void }) {
  const { t } = useTranslation('quick-call');
  return (
    <RecordForm
      texts="quick-call"
      {...props}
      schema={quickCallDraft}
      initial={{ type: 'A1' }}
      endpoints={quickCallEndpoints}
    >
      <SelectField name="type" choices={quickCallTypes} />
      <NameFields maxLength={100} />
      <Field name="phone" read={(line: PhoneLine) => showPhoneLine(line, t('ext'))}>
        <PhoneLineInput placeholder={t('example')} ext={t('ext')} />
      </Field>
    </RecordForm>
  );
}
