import { Input } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import {
  type Privilege,
  privilegeDraft,
  privilegeEndpoints,
} from '@/contracts/master-data/content/privilege';
import { privilegePicture } from '@/contracts/master-data/content/privilege-picture';
import { FormLanguages } from '@/portal/kit/content/languages/FormLanguages';
import { PeriodFields } from '@/portal/kit/content/PeriodFields';
import { PictureField } from '@/portal/kit/content/pictures/PictureField';
import { FormRichText } from '@/portal/kit/content/rich-text/FormRichText';
import { Field } from '@/portal/kit/form/fields/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { TargetsField } from '@/portal/pickers/content/TargetsField';

const written = ['description', 'condition'] as const;

/** Adds or edits what a partner offers. */
export function PrivilegeForm(props: OpenForm<Privilege> & { onSaved: () => void }) {
  const { t } = useTranslation(['privileges', 'content']);
  return (
    <RecordForm
      texts="privileges"
      {...props}
      schema={privilegeDraft}
      endpoints={privilegeEndpoints}
    >
      <Field name="partner">
        <Input maxLength={200} autoFocus />
      </Field>
      <PictureField name="picture" type={privilegePicture} label={t('picture')} />
      <FormLanguages fields={written}>
        {(language, ending) =>
          written.map((field) => (
            <FormRichText
              key={field}
              name={`${field}${ending}`}
              label={t(field, { language: t(`content:languages.${language}`) })}
              language={language}
            />
          ))
        }
      </FormLanguages>
      <PeriodFields />
      <TargetsField />
    </RecordForm>
  );
}
