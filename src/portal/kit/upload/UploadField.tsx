import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useRef, useState } from 'react';
import type { UploadRule } from '@/contracts/upload/upload-types';
import { Button } from '@/portal/ui/actions/Button';
import { kindNames } from './refuse-file';
import styles from './UploadField.module.css';
import { UploadRow } from './UploadRow';
import { UploadZone } from './UploadZone';
import { type HeldFile, heldOf, type UploadItem } from './upload-item';
import { type UploadsChanged, useUploads } from './use-uploads';

interface Props {
  type: UploadRule;
  label: string;
  /** In a plain form, the name that the files' ids are sent under. */
  name?: string;
  /** What the record already has. */
  initial?: readonly HeldFile[];
  /** A form stores the files' ids, and not before nothing is unsent. */
  onChange: UploadsChanged;
  /** Their order counts, and can be changed. */
  inOrder?: boolean;
  /** What the service says of the field. */
  error?: string | undefined;
}

/**
 * A field for files: chosen, dropped, pasted or taken by the camera; each is sent at once and can be
 * cancelled, tried again or removed. Needs the texts of `uploadTexts`.
 */
export function UploadField(props: Props) {
  const { type, label, name, initial = [], onChange, inOrder, error } = props;
  const { t } = useTranslation('uploads');
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState('');
  const { items, rule, add, cancel, retry, remove, move } = useUploads(type, { initial, onChange });

  // The button that was pressed goes away, and the focus must not go with it.
  const cancelled = ({ key }: UploadItem) => {
    cancel(key);
    chooser.current?.focus();
  };
  const removeRow = ({ key, name }: UploadItem) => {
    remove(key);
    setDone(t('removed', { name }));
    chooser.current?.focus();
  };
  const moveRow = ({ key, name }: UploadItem, to: number, by: -1 | 1) => {
    move(key, by);
    setDone(t('moved', { name, place: to + 1 }));
  };
  const mover = (item: UploadItem, at: number, by: -1 | 1) => {
    const to = at + by;
    const Arrow = by < 0 ? ArrowUp : ArrowDown;
    return (
      <Button
        look="bare"
        aria-label={t(by < 0 ? 'up' : 'down', { name: item.name })}
        aria-disabled={to < 0 || to >= items.length}
        onClick={() => to >= 0 && to < items.length && moveRow(item, to, by)}
      >
        <Arrow aria-hidden="true" size={18} />
      </Button>
    );
  };

  const last = items.findLast(({ status }) => status === 'sent' || status === 'failed');
  const news = done || (last?.file && t(last.status, { name: last.name }));
  const hint = { kinds: kindNames(rule), megabytes: rule.mostMegabytes, files: rule.mostFiles };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as the other fields.
    <div role="group" aria-labelledby={`${id}-label`} className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <UploadZone
        id={id}
        rule={rule}
        chooser={chooser}
        choose={t('choose')}
        hint={t('limits', hint)}
        isInvalid={error !== undefined}
        onFiles={(files) => {
          setDone('');
          add(files);
        }}
      />
      {items.length > 0 && (
        <ul className={styles.list} aria-label={t('list')}>
          {items.map((item, at) => (
            <UploadRow
              key={item.key}
              item={item}
              onCancel={() => cancelled(item)}
              onRetry={() => retry(item)}
              onRemove={() => removeRow(item)}
            >
              {inOrder && items.length > 1 && (
                <span className={styles.movers}>
                  {mover(item, at, -1)}
                  {mover(item, at, 1)}
                </span>
              )}
            </UploadRow>
          ))}
        </ul>
      )}
      {name &&
        heldOf(items).map((one) => <input key={one.id} type="hidden" name={name} value={one.id} />)}
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
