import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { unsentPicture } from '@/contracts/content/picture';
import type { UploadRule } from '@/contracts/upload/upload-types';
import { Field } from '@/portal/kit/form/fields/Field';
import { UploadField } from './UploadField';
import type { HeldFile } from './upload-item';

interface Props {
  type: UploadRule;
  label: string;
  /** What the record has, for the names and the sizes of its files. */
  held?: readonly HeldFile[] | undefined;
  inOrder?: boolean;
}

/**
 * A record's files in a form of the kit: the uploads' ids, or why there are none yet, which the
 * contract's `uploadsUpTo` refuses in words. Needs `uploadTexts`.
 */
export const FormUploads = ({ name, ...files }: Props & { name: string }) => (
  <Field
    name={name}
    label={files.label}
    inside
    read={(ids: readonly string[] = []) => String(ids.length)}
  >
    <Uploads {...files} />
  </Field>
);

/** `id`, `value` and `onChange` are the form's. */
function Uploads(
  props: Props & { id?: string; value?: string[]; onChange?: (value: string[]) => void },
) {
  const { type, label, held = [], inOrder, id, value = [], onChange } = props;
  const { t } = useTranslation('uploads');
  // What the record had, or was kept; the field itself knows what comes after.
  const [initial] = useState(() =>
    value
      .filter((one) => !Object.hasOwn(unsentPicture, one))
      .map(
        (one, at) =>
          held.find((file) => file.id === one) ?? {
            ...{ id: one, name: t('nth', { n: at + 1 }), bytes: 0 },
          },
      ),
  );
  return (
    <div {...(id && { id })}>
      <UploadField
        type={type}
        label={label}
        initial={initial}
        {...(inOrder && { inOrder })}
        onChange={(files, unsent) => onChange?.(unsent ? [unsent] : files.map((file) => file.id))}
      />
    </div>
  );
}
