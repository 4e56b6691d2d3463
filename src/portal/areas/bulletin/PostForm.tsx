import { Checkbox, Form, Input, Select } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { categoryNames, type PostCategory, postCategories } from '@/contracts/bulletin/choices';
import { type Post, postDraft, postEndpoints } from '@/contracts/bulletin/post';
import { postFile } from '@/contracts/bulletin/post-file';
import { FormLanguages } from '@/portal/kit/content/languages/FormLanguages';
import { FormRichText } from '@/portal/kit/content/rich-text/FormRichText';
import { Field } from '@/portal/kit/form/fields/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { useNames } from '@/portal/kit/text/use-names';
import { FormUploads } from '@/portal/kit/upload/FormUploads';
import { TargetsField } from '@/portal/pickers/content/TargetsField';

/** Writes a post for the board or changes one. */
export function PostForm(props: OpenForm<Post> & { onSaved: () => void }) {
  const { t } = useTranslation(['bulletin', 'content']);
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
      <FormLanguages fields={['title', 'description']}>
        {(language, ending) => {
          const named = { language: t(`content:languages.${language}`) };
          return (
            <>
              <Field name={`title${ending}`} label={t('content:fields.title', named)}>
                <Input maxLength={200} />
              </Field>
              <FormRichText
                name={`description${ending}`}
                label={t('content:fields.text', named)}
                language={language}
              />
            </>
          );
        }}
      </FormLanguages>
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
