import { Form, Input } from 'antd';
import type { FeatureLink } from '@/contracts/content/app-screens';
import {
  type TutorialVersion,
  tutorialVersionDraft,
  tutorialVersionEndpoints,
} from '@/contracts/master-data/content/tutorial';
import { Field } from '@/portal/kit/form/fields/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';

/** Names a version of a tutorial. */
export function VersionForm(
  props: OpenForm<TutorialVersion> & { feature: FeatureLink; onSaved: () => void },
) {
  const { feature, ...form } = props;
  return (
    <RecordForm
      texts="tutorials"
      {...form}
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
