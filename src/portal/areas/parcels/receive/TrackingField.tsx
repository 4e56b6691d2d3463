import { useTranslation } from 'next-i18next/pages';
import type { Ref } from 'react';
import { isS10, looksLikeS10, tidyCode } from '@/contracts/parcel/carrier';
import { FormField } from '@/portal/areas/parcels/counter/FormField';
import styles from '@/portal/areas/parcels/counter/FormField.module.css';
import { CameraButton } from '@/portal/kit/scan/CameraButton';
import { typeAsScanned } from '@/portal/kit/scan/scanned-key';

/** The carrier's number, where the scanner types; the same under a Thai layout as under an English one. */
export function TrackingField(props: {
  value: string;
  onChange: (code: string) => void;
  /** A whole number, as a scanner reads it. */
  onScan: (code: string) => void;
  /** A number with the look of a unit's, about which it is asked. */
  asked: string;
  /** It is a number all the same. */
  onNumber: () => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}) {
  const { t } = useTranslation('parcels');
  const code = tidyCode(props.value);
  const isMisread = looksLikeS10(code) && !isS10(code);
  const question = props.asked && (
    <span role="alert" className={styles.question}>
      <b className={styles.warn}>{t('intake.isUnit', { typed: props.asked })}</b>
      <button type="button" tabIndex={-1} onClick={props.onNumber}>
        {t('intake.isNumber')} <kbd>Ctrl Enter</kbd>
      </button>
    </span>
  );
  const misread = isMisread && <b className={styles.warn}>{t('intake.s10')}</b>;
  return (
    <FormField
      label={t('tracking')}
      hint={
        question ||
        misread || (
          <>
            {t('intake.trackingHint')} <span data-keys="">{t('intake.trackingKeys')}</span>
          </>
        )
      }
      error={props.error}
    >
      {(ties) => (
        <div className={styles.withButton}>
          <input
            {...ties}
            ref={props.ref}
            className={styles.code}
            value={props.value}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onFocus={(event) => event.target.select()}
            onKeyDown={typeAsScanned}
            onChange={(event) => props.onChange(event.target.value)}
          />
          <CameraButton onRead={props.onScan} />
        </div>
      )}
    </FormField>
  );
}
