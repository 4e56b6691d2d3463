import { Input } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import {
  type Suggestion,
  suggestionDraft,
  suggestionEndpoints,
  zones,
} from '@/contracts/master-data/suggestions/suggestion';
import { suggestionPhoto } from '@/contracts/master-data/suggestions/suggestion-photo';
import { Field } from '@/portal/kit/form/fields/Field';
import { SelectField } from '@/portal/kit/form/fields/SelectField';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { FormUploads } from '@/portal/kit/upload/FormUploads';
import { WhoseFields } from './WhoseFields';

/** Writes down or corrects what a resident told the office. */
export function SuggestionForm(props: OpenForm<Suggestion> & { onSaved: () => void }) {
  const { t } = useTranslation('suggestions');
  return (
    <RecordForm
      texts="suggestions"
      {...props}
      schema={suggestionDraft}
      initial={{ zone: '99', photos: [] }}
      endpoints={suggestionEndpoints}
    >
      <Field name="subject">
        <Input maxLength={200} autoFocus />
      </Field>
      <SelectField name="zone" choices={zones} />
      <Field name="detail">
        <Input.TextArea maxLength={4000} rows={4} />
      </Field>
      <WhoseFields />
      <FormUploads name="photos" type={suggestionPhoto} label={t('photos')} />
    </RecordForm>
  );
}
