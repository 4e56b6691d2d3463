import { Checkbox, Form, Select } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { categoryNames, type PostCategory, postCategories } from '@/contracts/bulletin/choices';
import { type Post, postDraft, postEndpoints } from '@/contracts/bulletin/post';
import { postFile } from '@/contracts/bulletin/post-file';
import { FormTitleAndText } from '@/portal/kit/content/languages/FormTitleAndText';
import { Field } from '@/portal/kit/form/fields/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { useNames } from '@/portal/kit/text/use-names';
import { FormUploads } from '@/portal/kit/upload/FormUploads';
import { TargetsField } from '@/portal/pickers/content/TargetsField';

/** Writes a post for the board or changes one. */
export function PostForm(props: OpenForm<Post> & { onSaved: () => void }) {
  const { t } = useTranslation('bulletin');
  const nameOf = useNames();
  return (
    <RecordForm
      texts="bulletin"
      {...props}
      schema={postDraft}
      initial={{ category: 'notice', files: [], active: true }}
      endpoints={postEndpoints}
    >
      <Field name="category" read={(category: PostCategory) => nameOf(categoryNames[category])}>
        <Select
          options={postCategories.map((value) => ({ value, label: nameOf(categoryNames[value]) }))}
        />
      </Field>
      <FormTitleAndText />
      <FormUploads
        name="files"
        type={postFile}
        label={t('files')}
        held={props.record?.attached}
        inOrder
      />
      <TargetsField />
      <Form.Item name="active" valuePropName="checked">
        <Checkbox>{t('showNow')}</Checkbox>
      </Form.Item>
    </RecordForm>
  );
}
