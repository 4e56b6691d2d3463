import { Input } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { FormRichText } from '@/portal/kit/content/rich-text/FormRichText';
import { Field } from '@/portal/kit/form/fields/Field';
import { FormLanguages } from './FormLanguages';

const fields = ['title', 'description'] as const;

/** A title and a rich text in three languages, in a form of the kit. Needs `contentTexts`. */
export function FormTitleAndText() {
  const { t } = useTranslation('content');
  return (
    <FormLanguages fields={fields}>
      {(language, ending) => {
        const named = { language: t(`languages.${language}`) };
        return (
          <>
            <Field name={`title${ending}`} label={t('fields.title', named)}>
              <Input maxLength={200} />
            </Field>
            <FormRichText
              name={`description${ending}`}
              label={t('fields.text', named)}
              language={language}
            />
          </>
        );
      }}
    </FormLanguages>
  );
}
