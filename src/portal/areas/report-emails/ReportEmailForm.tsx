import { Input } from 'antd';
import {
  type ReportEmail,
  reportEmailDraft,
  reportEmailEndpoints,
  reportFrequencies,
  reportKinds,
} from '@/contracts/master-data/report-email';
import { Field } from '@/portal/kit/form/fields/Field';
import { SelectField } from '@/portal/kit/form/fields/SelectField';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';

interface Props extends OpenForm<ReportEmail> {
  onSaved: () => void;
}

/** Adds or edits a receiver of a report. */
export function ReportEmailForm(props: Props) {
  return (
    <RecordForm
      texts="report-emails"
      {...props}
      schema={reportEmailDraft}
      initial={{ report: 'parcels-waiting', frequency: 'daily' }}
      endpoints={reportEmailEndpoints}
    >
      <Field name="name">
        <Input maxLength={200} autoFocus />
      </Field>
      <Field name="email">
        <Input type="email" inputMode="email" maxLength={254} />
      </Field>
      <SelectField name="report" choices={reportKinds} />
      <SelectField name="frequency" choices={reportFrequencies} />
    </RecordForm>
  );
}
