import { useTranslation } from 'next-i18next/pages';
import { type Ref, useState } from 'react';
import { guessCarriers } from '@/contracts/parcel/carrier';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import chips from '@/portal/areas/parcels/counter/Chips.module.css';
import styles from '@/portal/areas/parcels/counter/FormField.module.css';
import { UnitSelect } from '@/portal/pickers/UnitSelect';

const mostRecent = 5;

const asOption = (unit: UnitOption | string | null): UnitOption | null =>
  typeof unit === 'string' ? { id: '', number: unit, people: [] } : unit;

/** Who of the unit's people the parcel is for, as far as what it was found by tells. */
const nameFor = (people: string[], typed: string) =>
  (typed && people.find((name) => name.includes(typed))) || people[0] || '';

/** The unit: typed, one of the last, or the same again by Enter; a number scanned here is a parcel's. */
export function UnitField(props: {
  value: UnitOption | string | null;
  onChange: (unit: UnitOption | string | null, recipientName: string) => void;
  onScan: (code: string) => void;
  error?: string | undefined;
  ref: Ref<HTMLInputElement>;
}) {
  const { t } = useTranslation('parcels');
  const { value, onChange } = props;
  const [recent, setRecent] = useState<UnitOption[]>([]);

  function choose(unit: UnitOption | null, typed: string) {
    onChange(unit, nameFor(unit?.people ?? [], typed));
    if (!unit) return;
    setRecent((before) =>
      [unit, ...before.filter(({ id }) => id !== unit.id)].slice(0, mostRecent),
    );
  }

  function scanned(typed: string) {
    const isParcels = guessCarriers(typed).length > 0;
    if (isParcels) props.onScan(typed);
    return isParcels;
  }

  return (
    <div>
      <UnitSelect
        ref={props.ref}
        label={t('unit')}
        value={asOption(value)}
        onChange={choose}
        onUnknown={(typed) => onChange(typed, '')}
        onOther={scanned}
        recent={recent}
        error={props.error}
      />
      {typeof value === 'string' && <p className={styles.warn}>{t('intake.unitLater')}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend in sight. */}
      <div role="group" aria-label={t('intake.recent')} className={chips.row}>
        {!value &&
          recent.map((unit, i) => (
            <button
              key={unit.id}
              type="button"
              tabIndex={-1}
              className={chips.chip}
              onClick={() => choose(unit, '')}
            >
              {i === 0 && <kbd>Enter</kbd>} {unit.number}
            </button>
          ))}
        {recent.length === 0 && t('intake.unitHint')}
      </div>
    </div>
  );
}
