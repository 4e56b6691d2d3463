import {
  type QuickCall,
  quickCallDraft,
  quickCallEndpoints,
  quickCallTypes,
} from '@/contracts/master-data/phones/quick-call';
import { NameFields } from '@/portal/kit/form/fields/NameFields';
import { PhoneLineField } from '@/portal/kit/form/fields/PhoneLineField';
import { SelectField } from '@/portal/kit/form/fields/SelectField';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';

/** Adds or edits a number that residents call by one press. */
export function QuickCallForm(props: OpenForm<QuickCall> & { onSaved: () => void }) {
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
      <PhoneLineField name="phone" />
    </RecordForm>
  );
}
