import { useTranslation } from 'next-i18next/pages';
import { type Ref, useEffect, useId, useState } from 'react';
import { parcelPhoto as rule } from '@/contracts/parcel/parcel-uploads';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { acceptOf, refusalOf } from '@/portal/kit/upload/refuse-file';
import { Button } from '@/portal/ui/actions/Button';
import styles from './PhotoField.module.css';

/** Whether the browser can show the file as a picture; taken as such where it cannot tell. */
async function isPicture(file: File): Promise<boolean> {
  if (typeof createImageBitmap === 'undefined') return file.type.startsWith('image/');
  return createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );
}

function useAddress(photo: File | null): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!photo || !URL.createObjectURL) return setAddress(undefined);
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return address;
}

/** A photo from the device's camera or its files, shown small; anything but a picture is refused. */
export function PhotoField(props: {
  label: string;
  /** The key that opens it, where there is one. */
  hotKey?: string;
  photo: File | null;
  onChange: (photo: File | null) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}) {
  const { t } = useTranslation('parcels');
  const id = useId();
  const errorText = useErrorText();
  const [wrong, setWrong] = useState<string>();
  const address = useAddress(props.photo);
  const error = wrong ?? props.error;

  async function take(file: File | undefined) {
    if (!file) return;
    const refused = refusalOf(file, rule);
    const why = refused ? errorText(refused) : t('photo.notPicture', { name: file.name });
    const fits = !refused && (await isPicture(file));
    setWrong(fits ? undefined : why);
    if (fits) props.onChange(file);
  }

  return (
    <div className={styles.photo}>
      {/* biome-ignore lint/performance/noImgElement: a file of this device. */}
      {address && <img src={address} alt={t('photo.taken')} />}
      <input
        id={id}
        className="visually-hidden"
        ref={props.ref}
        type="file"
        accept={acceptOf(rule)}
        capture="environment"
        aria-describedby={error ? `${id}-about` : undefined}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <label htmlFor={id}>
        {props.label} <small>({t('intake.optional')})</small>{' '}
        {props.hotKey && <kbd>{props.hotKey}</kbd>}
      </label>
      {props.photo && (
        <Button
          size="small"
          look="link"
          onClick={() => {
            setWrong(undefined);
            props.onChange(null);
          }}
        >
          {t('photo.remove')}
        </Button>
      )}
      {error && (
        <p id={`${id}-about`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
