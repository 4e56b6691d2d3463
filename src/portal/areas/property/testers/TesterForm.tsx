import { Input } from 'antd';
import { type Tester, testerDraft, testerEndpoints } from '@/contracts/master-data/property/tester';
import { Field } from '@/portal/kit/form/fields/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';

/** Adds or edits who tries what is new. */
export function TesterForm(props: OpenForm<Tester> & { onSaved: () => void }) {
  return (
    <RecordForm texts="testers" {...props} schema={testerDraft} endpoints={testerEndpoints}>
      <Field name="name">
        <Input maxLength={200} autoFocus />
      </Field>
      <Field name="phone">
        <Input maxLength={20} inputMode="tel" />
      </Field>
      <Field name="note">
        <Input maxLength={300} />
      </Field>
    </RecordForm>
  );
}
