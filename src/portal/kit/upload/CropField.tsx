import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useId, useRef, useState } from 'react';
import { publicFileUrl } from '@/contracts/upload/upload';
import type { UploadRule } from '@/contracts/upload/upload-types';
import { Button } from '@/portal/ui/actions/Button';
import styles from './CropField.module.css';
import { kindNames } from './refuse-file';
import fieldStyles from './UploadField.module.css';
import { UploadRow } from './UploadRow';
import { UploadZone } from './UploadZone';
import { type HeldFile, type Unsent, unsentOf } from './upload-item';
import { useUploads } from './use-uploads';

const CropDialog = dynamic(() => import('./CropDialog').then((m) => m.CropDialog), { ssr: false });

/** A record's picture, or none. */
export interface Picture {
  /** `null` for none. */
  upload: string | null;
  /** Where it is read, a path of the portal; empty for none. */
  url: string;
}

/** No picture. */
export const noPicture: Picture = { upload: null, url: '' };

/** Pixels of the picture in the form: a tall one leaves the fields below in sight. */
const [mostWidth, mostHeight] = [380, 320];

interface Props {
  /** A type that has a crop, and that anyone may read. */
  type: UploadRule;
  label: string;
  /** A record cannot be without it. */
  required?: boolean;
  picture: Picture;
  /** A form stores the picture, and not before nothing is unsent. */
  onChange: (picture: Picture, unsent: Unsent) => void;
  /** What the service says of the field. */
  error?: string | undefined;
}

/**
 * A field for one picture: chosen, dropped or pasted, sent at once, and cropped to its type's shape by
 * the service, as often as is wished. Until a crop is confirmed the record keeps what it has. Needs
 * `uploadTexts`.
 */
export function CropField({ type, label, required, picture, onChange, error }: Props) {
  const { t } = useTranslation('uploads');
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [isCropping, setCropping] = useState(false);
  const [done, setDone] = useState('');

  const { items, rule, add, cancel, retry, remove } = useUploads(type, {
    onChange: ([sent], unsent) => {
      onChange(picture, unsent);
      setCropping(unsent === null && sent !== undefined);
    },
  });
  const item = items.at(-1);
  const clear = () => {
    for (const { key } of items) remove(key);
  };

  const choose = ([file]: File[]) => {
    clear();
    setDone('');
    if (file) add([file]);
  };
  const cropped = (made: HeldFile) => {
    clear();
    setDone(t('crop.done'));
    onChange({ upload: made.id, url: publicFileUrl(made.id, 'file') }, null);
    setCropping(false);
  };
  const kept = () => {
    clear();
    setCropping(false);
  };
  const removePicture = () => {
    setDone(t('removed', { name: label }));
    onChange(noPicture, unsentOf(items));
    chooser.current?.focus();
  };

  const source = item?.upload?.id ?? picture.upload;
  const { width, height } = rule.crop ?? { width: 1, height: 1 };
  const hint = { kinds: kindNames(rule), megabytes: rule.mostMegabytes, width, height };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as the other fields.
    <div role="group" aria-labelledby={`${id}-label`} className={fieldStyles.field}>
      <span id={`${id}-label`} className={`${fieldStyles.label} ${required ? 'required' : ''}`}>
        {label}
      </span>
      {picture.url && (
        <div className={styles.picture}>
          {/* biome-ignore lint/performance/noImgElement: already in the size that its type says. */}
          <img
            src={picture.url}
            alt={label}
            style={{
              aspectRatio: `${width} / ${height}`,
              maxWidth: Math.min(mostWidth, (mostHeight * width) / height),
            }}
          />
          <div className={styles.actions}>
            <Button onClick={() => setCropping(true)}>{t('crop.again')}</Button>
            <Button tone="bad" onClick={removePicture}>
              {t('crop.remove')}
            </Button>
          </div>
        </div>
      )}
      <UploadZone
        id={id}
        rule={rule}
        chooser={chooser}
        choose={t(picture.url ? 'crop.replace' : 'crop.choose')}
        hint={t('crop.limits', hint)}
        isInvalid={error !== undefined}
        onFiles={choose}
      />
      {item && item.status !== 'sent' && (
        <ul className={fieldStyles.list} aria-label={t('list')}>
          <UploadRow
            item={item}
            onCancel={() => cancel(item.key)}
            onRetry={() => retry(item)}
            onRemove={() => {
              remove(item.key);
              chooser.current?.focus();
            }}
          />
        </ul>
      )}
      {isCropping && source && (
        <CropDialog
          upload={source}
          aspect={width / height}
          title={label}
          onCropped={cropped}
          onClose={kept}
        />
      )}
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {done}
      </p>
    </div>
  );
}
