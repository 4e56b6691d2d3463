import { Input, Select } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { unsentPicture } from '@/contracts/content/picture';
import {
  documentAudiences,
  documentKinds,
  type PropertyDocument,
  propertyDocumentDraft,
  propertyDocumentEndpoints,
} from '@/contracts/master-data/property/property-document';
import { propertyFile } from '@/contracts/master-data/property/property-file';
import { DayInput } from '@/portal/kit/day/DayInput';
import { Field } from '@/portal/kit/form/fields/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { UploadField } from '@/portal/kit/upload/UploadField';

/** Keeps a document or changes what is said of it. */
export function DocumentForm(props: OpenForm<PropertyDocument> & { onSaved: () => void }) {
  const { t } = useTranslation('property-documents');
  const options = (words: 'kind' | 'audience', values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`values.${words}.${value}`) }));
  return (
    <RecordForm
      texts="property-documents"
      {...props}
      schema={propertyDocumentDraft}
      initial={{ audience: 'staff' }}
      endpoints={propertyDocumentEndpoints}
    >
      <Field name="name">
        <Input maxLength={200} autoFocus />
      </Field>
      <Field name="kind" read={(value: string) => t(`values.kind.${value}`)}>
        <Select options={options('kind', documentKinds)} />
      </Field>
      <Field name="day">
        <DayInput />
      </Field>
      <Field name="audience" read={(value: string) => t(`values.audience.${value}`)}>
        <Select options={options('audience', documentAudiences)} />
      </Field>
      <Field name="file" inside read={() => t('file')}>
        <FileInput name={props.record?.fileName} />
      </Field>
    </RecordForm>
  );
}

/** `id`, `value` and `onChange` are the form's; `name` is that of the file that the document has. */
function FileInput(props: {
  name: string | undefined;
  id?: string;
  value?: string | null;
  onChange?: (next: string | null) => void;
}) {
  const { t } = useTranslation('property-documents');
  const { name = t('file'), value, onChange } = props;
  const [initial] = useState(() =>
    value && !Object.hasOwn(unsentPicture, value) ? [{ id: value, name, bytes: 0 }] : [],
  );
  return (
    <div {...(props.id && { id: props.id })}>
      <UploadField
        type={propertyFile}
        label={t('file')}
        initial={initial}
        onChange={(files, unsent) => onChange?.(unsent ?? files.at(-1)?.id ?? null)}
      />
    </div>
  );
}
