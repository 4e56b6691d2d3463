import { Input } from 'antd';
import {
  type Phone,
  phoneCategories,
  phoneDraft,
  phoneEndpoints,
} from '@/contracts/master-data/phones/phone-directory';
import { Field } from '@/portal/kit/form/fields/Field';
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
      <Field name="titleTh">
        <Input maxLength={200} autoFocus />
      </Field>
      <Field name="titleEn">
        <Input maxLength={200} />
      </Field>
      <Field name="titleCn">
        <Input maxLength={200} />
      </Field>
      <SelectField name="category" choices={phoneCategories} />
      <PhoneLineField name="numbers">
        <NumbersInput />
      </PhoneLineField>
    </RecordForm>
  );
}
