import { Form, Input } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import {
  type TutorialImage,
  tutorialImageDraft,
  tutorialImageEndpoints,
} from '@/contracts/master-data/content/tutorial';
import { tutorialPicture } from '@/contracts/master-data/content/tutorial-picture';
import { PictureField } from '@/portal/kit/content/pictures/PictureField';
import { Field } from '@/portal/kit/form/fields/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';

/** A page of a tutorial: its picture, and the words below it. */
export function ImageForm(
  props: OpenForm<TutorialImage> & { versionId: string; onSaved: () => void },
) {
  const { versionId, ...form } = props;
  const { t } = useTranslation('tutorials');
  return (
    <RecordForm
      texts="tutorials"
      {...form}
      schema={tutorialImageDraft}
      initial={{ versionId }}
      title={t(props.record ? 'editImage' : 'addImage')}
      endpoints={tutorialImageEndpoints}
    >
      <Form.Item name="versionId" hidden>
        <Input />
      </Form.Item>
      <PictureField name="picture" type={tutorialPicture} label={t('picture')} />
      <Field name="name" label={t('imageName')}>
        <Input maxLength={200} />
      </Field>
    </RecordForm>
  );
}
