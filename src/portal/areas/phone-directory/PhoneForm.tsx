import {
  type Phone,
  phoneCategories,
  phoneDraft,
  phoneEndpoints,
} from '@/contracts/master-data/phones/phone-directory';
import { NameFields } from '@/portal/kit/form/fields/NameFields';
import { PhoneLineField } from '@/portal/kit/form/fields/PhoneLineField';
import { SelectField } from '@/portal/kit/form/fields/SelectField';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { NumbersInput } from './NumbersInput';

/** Adds or edits whom one can call, and under which numbers. */
export function PhoneForm(props: OpenForm<Phone> & { onSaved: () => void }) {
  return (
    <RecordForm
      texts="phone-directory"
      {...props}
      schema={phoneDraft}
      initial={{ category: 'juristic', numbers: [''] }}
      endpoints={phoneEndpoints}
    >
      <NameFields of="title" maxLength={200} />
      <SelectField name="category" choices={phoneCategories} />
      <PhoneLineField name="numbers">
        <NumbersInput />
      </PhoneLineField>
    </RecordForm>
  );
}
