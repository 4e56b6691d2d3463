import { Form, Input } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { ZodObject } from 'zod';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import type { UploadRule } from '@/contracts/upload/upload-types';
import { PictureField } from '@/portal/kit/content/pictures/PictureField';
import { Field } from '@/portal/kit/form/fields/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { WritingCalls } from '@/portal/kit/form/record-calls';
import type { OpenForm } from '@/portal/kit/form/use-editing';

/** A record that is a picture. */
export interface Pictured {
  id: string;
  version: number;
  name: string;
  /** Where the picture is read, a path of the portal. */
  url: string;
  active?: boolean;
}

/** What kind of picture, and by which calls it is written. */
export interface PictureKind {
  /** The area's namespace. */
  texts: string;
  /** Of what is written: `picture`, `name`, and the field of the owner's id. */
  schema: ZodObject;
  type: UploadRule;
  endpoints: WritingCalls<Pictured> & { list: Endpoint };
}

/** A picture of a gallery: its file and what it is called. */
export function PictureForm(
  props: OpenForm<Pictured> & {
    kind: PictureKind;
    owner: Record<string, string>;
    onSaved: () => void;
    children: ReactNode;
  },
) {
  const { kind, owner, children, ...form } = props;
  const { texts, schema, type, endpoints } = kind;
  const { t } = useTranslation(texts);
  return (
    <RecordForm
      {...{ ...form, texts, schema, endpoints }}
      initial={owner}
      title={t(form.record ? 'gallery.edit' : 'gallery.add')}
    >
      {children ??
        Object.keys(owner).map((name) => (
          <Form.Item key={name} name={name} hidden>
            <Input />
          </Form.Item>
        ))}
      <PictureField name="picture" type={type} label={t('gallery.picture')} />
      <Field name="name" label={t('gallery.name')}>
        <Input maxLength={200} />
      </Field>
    </RecordForm>
  );
}
