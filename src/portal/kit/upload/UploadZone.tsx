import { useTranslation } from 'next-i18next/pages';
import type { ChangeEvent, ClipboardEvent, Ref } from 'react';
import { fileKinds, type UploadRule } from '@/contracts/upload/upload-types';
import { acceptOf } from './refuse-file';
import styles from './UploadField.module.css';
import { useDrop } from './use-drop';

/** Where files come in: chosen, dropped, pasted or taken by the camera. */
export function UploadZone(props: {
  rule: UploadRule;
  onFiles: (files: File[]) => void;
  /** What the button says. */
  choose: string;
  /** What is taken, in words. */
  hint: string;
  /** What stands here under `${id}-hint`, and the field's error elsewhere under `${id}-error`. */
  id: string;
  isInvalid: boolean;
  chooser: Ref<HTMLInputElement>;
}) {
  const { t } = useTranslation('uploads');
  const { rule, id, isInvalid } = props;

  const take = (files: FileList | null | undefined) => {
    if (!files?.length) return false;
    props.onFiles([...files]);
    return true;
  };
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files);
    // The same file can be chosen again after it was removed.
    currentTarget.value = '';
  };
  const pasted = (event: ClipboardEvent) => {
    if (take(event.clipboardData.files)) event.preventDefault();
  };
  const zone = useDrop(take);
  const shared = { type: 'file', className: 'visually-hidden', onChange: chosen } as const;
  return (
    <div className={styles.zone} {...zone} onPaste={pasted}>
      <label className={styles.choose}>
        <input
          {...shared}
          ref={props.chooser}
          accept={acceptOf(rule)}
          multiple={rule.mostFiles > 1}
          aria-describedby={isInvalid ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={isInvalid || undefined}
        />
        {props.choose}
      </label>
      {rule.kinds.some((kind) => fileKinds[kind].image) && (
        <label className={`${styles.choose} ${styles.camera}`}>
          <input {...shared} accept="image/*" capture="environment" />
          {t('camera')}
        </label>
      )}
      <small className={styles.drop}>{t('drop')}</small>
      <small id={`${id}-hint`}>{props.hint}</small>
    </div>
  );
}
