import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { UploadField } from '@/portal/kit/upload/UploadField';

/** What a form holds in the place of photos that are not all sent. */
export const unsentMarks: readonly string[] = ['sending', 'failed'];

interface Props {
  /** The photos' ids; given by the form, as the next. */
  value?: string[];
  onChange?: (next: string[]) => void;
}

/** The photos of a form's field. */
export function PhotosInput({ value = [], onChange }: Props) {
  const { t } = useTranslation('suggestions');
  // What the record had, or was kept; the field itself knows what comes after.
  const [initial] = useState(() =>
    value
      .filter((id) => !unsentMarks.includes(id))
      .map((id, at) => ({ id, name: t('photo', { n: at + 1 }), bytes: 0 })),
  );
  return (
    <UploadField
      type="suggestion/photo"
      label={t('photos')}
      initial={initial}
      onChange={(files, unsent) => onChange?.(unsent ? [unsent] : files.map(({ id }) => id))}
    />
  );
}
