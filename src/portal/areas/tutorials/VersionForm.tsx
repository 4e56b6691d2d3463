import { Form, Input } from 'antd';
import {
  type TutorialVersion,
  tutorialVersionDraft,
  tutorialVersionEndpoints,
} from '@/contracts/master-data/content/tutorial';
import { useAddress } from '@/portal/kit/address/use-address';
import { Field } from '@/portal/kit/form/fields/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { askedFeature } from './page';

/** Names a version of a tutorial. */
export function VersionForm(props: OpenForm<TutorialVersion> & { onSaved: () => void }) {
  const feature = askedFeature(useAddress().query);
  return (
    <RecordForm
      texts="tutorials"
      {...props}
      schema={tutorialVersionDraft}
      initial={{ menuFeatureId: feature }}
      endpoints={tutorialVersionEndpoints}
    >
      <Form.Item name="menuFeatureId" hidden>
        <Input />
      </Form.Item>
      <Field name="name">
        <Input maxLength={60} autoFocus />
      </Field>
      <Field name="note">
        <Input.TextArea maxLength={1000} rows={3} />
      </Field>
    </RecordForm>
  );
}
