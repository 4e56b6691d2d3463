import { Input, Select } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import * as z from 'zod';
import {
  type Suggestion,
  suggestionDraft,
  suggestionEndpoints,
  zones,
} from '@/contracts/master-data/suggestion';
import { Field } from '@/portal/kit/form/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { PhotosInput } from './PhotosInput';

/** The contract's draft; photos that are still on their way, or were not taken, are told. */
const schema = suggestionDraft.extend({
  photos: z
    .array(z.string())
    .refine((ids) => !ids.includes('sending'), 'stillSending')
    .refine((ids) => !ids.includes('failed'), 'notSent')
    .default([]),
});

/** Writes down or corrects what a resident told the office. */
export function SuggestionForm(props: OpenForm<Suggestion> & { onSaved: () => void }) {
  const { t } = useTranslation('suggestions');
  return (
    <RecordForm
      {...props}
      schema={schema}
      initial={{ zone: '99', photos: [] }}
      title={t(props.record ? 'edit' : 'add')}
      endpoints={suggestionEndpoints}
    >
      <Field name="subject" label={t('subject')}>
        <Input maxLength={200} autoFocus />
      </Field>
      <Field name="zone" label={t('zone')}>
        <Select options={zones.map((value) => ({ value, label: t(`zones.${value}`) }))} />
      </Field>
      <Field name="detail" label={t('detail')}>
        <Input.TextArea maxLength={4000} rows={4} />
      </Field>
      <Field name="unitNumber" label={t('unitNumber')}>
        <Input maxLength={40} />
      </Field>
      <Field name="residentName" label={t('residentName')}>
        <Input maxLength={200} />
      </Field>
      <Field name="photos" label="">
        <PhotosInput />
      </Field>
    </RecordForm>
  );
}
