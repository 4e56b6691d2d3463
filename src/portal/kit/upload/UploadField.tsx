import { useTranslation } from 'next-i18next/pages';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { Upload } from '@/contracts/upload/upload';
import { fileKinds, type UploadType } from '@/contracts/upload/upload-types';
import { acceptOf, kindNames } from './refuse-file';
import styles from './UploadField.module.css';
import { UploadRow } from './UploadRow';
import { idsOf, type UploadItem } from './upload-item';
import { type UploadsChanged, useUploads } from './use-uploads';

interface Props {
  type: UploadType;
  label: string;
  /** In a plain form, the name that the uploads' ids are sent under. */
  name?: string;
  /** What the record already has. */
  initial?: readonly Upload[];
  /** A form stores the ids, and waits with that while some are unfinished. */
  onChange: UploadsChanged;
  /** What the service says of the field. */
  error?: string | undefined;
}

/**
 * A field for files: chosen, dropped, pasted or taken by the camera; each is sent at once and can be
 * cancelled, tried again or removed. Needs the texts of `uploadTexts`.
 */
export function UploadField({ type, label, name, initial = [], onChange, error }: Props) {
  const { t } = useTranslation('uploads');
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [removed, setRemoved] = useState('');
  const { items, rule, add, cancel, retry, remove } = useUploads(type, { initial, onChange });

  const take = (files: FileList | null | undefined) => {
    if (!files?.length) return false;
    setRemoved('');
    add([...files]);
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
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  // The button that was pressed goes away, and the focus must not go with it.
  const cancelled = ({ key }: UploadItem) => {
    cancel(key);
    chooser.current?.focus();
  };
  const removeRow = ({ key, name }: UploadItem) => {
    remove(key);
    setRemoved(name);
    chooser.current?.focus();
  };

  const last = items.findLast(({ status }) => status === 'sent' || status === 'failed');
  const news = removed
    ? t('removed', { name: removed })
    : last?.file && t(last.status, { name: last.name });
  const hint = { kinds: kindNames(rule), megabytes: rule.mostMegabytes, files: rule.mostFiles };
  const shared = { type: 'file', className: 'visually-hidden', onChange: chosen } as const;
  const described = error ? `${id}-hint ${id}-error` : `${id}-hint`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as the other fields.
    <div role="group" aria-labelledby={`${id}-label`} className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it do the same. */}
      <div
        className={styles.zone}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
        onPaste={pasted}
      >
        <label className={styles.choose}>
          <input
            {...shared}
            ref={chooser}
            accept={acceptOf(rule)}
            multiple={rule.mostFiles > 1}
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
          />
          {t('choose')}
        </label>
        {rule.kinds.some((kind) => fileKinds[kind].image) && (
          <label className={`${styles.choose} ${styles.camera}`}>
            <input {...shared} accept="image/*" capture="environment" />
            {t('camera')}
          </label>
        )}
        <small className={styles.drop}>{t('drop')}</small>
        <small id={`${id}-hint`}>{t('limits', hint)}</small>
      </div>
      {items.length > 0 && (
        <ul className={styles.list} aria-label={t('list')}>
          {items.map((item) => (
            <UploadRow
              key={item.key}
              item={item}
              onCancel={() => cancelled(item)}
              onRetry={() => retry(item)}
              onRemove={() => removeRow(item)}
            />
          ))}
        </ul>
      )}
      {name && idsOf(items).map((one) => <input key={one} type="hidden" name={name} value={one} />)}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </div>
  );
}
