import { useTranslation } from 'next-i18next/pages';
import type { Ref } from 'react';
import { guessCarriers } from '@/contracts/parcel/carrier';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import { UnitSelect } from '@/portal/pickers/UnitSelect';
import styles from './Counter.module.css';

const asOption = (unit: UnitOption | string | null): UnitOption | null =>
  typeof unit === 'string' ? { id: '', number: unit, people: [] } : unit;

/** The unit: typed, one of the last, or the same again by Enter; a number scanned here is a parcel's. */
export function UnitField(props: {
  value: UnitOption | string | null;
  recent: UnitOption[];
  onChange: (unit: UnitOption | string | null, typed: string) => void;
  onScan: (code: string) => void;
  error?: string | undefined;
  ref: Ref<HTMLInputElement>;
}) {
  const { t } = useTranslation('parcels');
  const { value, recent } = props;
  return (
    <div>
      <UnitSelect
        ref={props.ref}
        label={t('unit')}
        value={asOption(value)}
        onChange={props.onChange}
        onUnknown={(typed) => props.onChange(typed, typed)}
        onOther={(typed) => {
          const isParcels = guessCarriers(typed).length > 0;
          if (isParcels) props.onScan(typed);
          return isParcels;
        }}
        recent={recent}
        error={props.error}
      />
      {typeof value === 'string' && <p className={styles.warn}>{t('intake.unitLater')}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend in sight. */}
      <div role="group" aria-label={t('intake.recent')} className={styles.names}>
        {!value &&
          recent.map((unit, i) => (
            <button
              key={unit.id}
              type="button"
              tabIndex={-1}
              onClick={() => props.onChange(unit, '')}
            >
              {i === 0 && <kbd>Enter</kbd>} {unit.number}
            </button>
          ))}
        {recent.length === 0 && t('intake.unitHint')}
      </div>
    </div>
  );
}
