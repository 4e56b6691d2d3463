import { useState } from 'react';
import { unsentPicture } from '@/contracts/content/picture';
import { publicFileUrl } from '@/contracts/upload/upload';
import type { UploadRule } from '@/contracts/upload/upload-types';
import { Field, useRequired } from '@/portal/kit/form/fields/Field';
import { CropField } from '@/portal/kit/upload/CropField';
import { SmallCover } from './SmallCover';

const urlOf = (upload: string | null) => (upload ? publicFileUrl(upload, 'file') : '');

interface Props {
  type: UploadRule;
  label: string;
}

/**
 * A record's one picture in a form of the kit: the upload's id, or why there is none yet, which the
 * contract's `picture` refuses in words. Needs `uploadTexts`.
 */
export function PictureField({ name, ...picture }: Props & { name: string }) {
  const required = useRequired(name);
  return (
    <Field
      name={name}
      label={picture.label}
      inside
      read={(upload: string | null) => upload && <SmallCover url={urlOf(upload)} />}
    >
      <Picture key={picture.type.name} {...picture} required={required} />
    </Field>
  );
}

/** `id`, `value` and `onChange` are the form's. */
function Picture(
  props: Props & {
    required: boolean;
    id?: string;
    value?: string | null;
    onChange?: (value: string | null) => void;
  },
) {
  const { type, label, required, value = null, onChange } = props;
  const [shown, setShown] = useState(value);
  const upload = value && Object.hasOwn(unsentPicture, value) ? shown : value;
  return (
    <div {...(props.id && { id: props.id })}>
      <CropField
        type={type}
        label={label}
        required={required}
        picture={{ upload, url: urlOf(upload) }}
        onChange={(picture, unsent) => {
          setShown(picture.upload);
          onChange?.(unsent ?? picture.upload);
        }}
      />
    </div>
  );
}
