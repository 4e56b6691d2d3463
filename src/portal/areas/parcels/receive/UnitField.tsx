import { useTranslation } from 'next-i18next/pages';
import type { Ref } from 'react';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import chips from '@/portal/areas/parcels/counter/Chips.module.css';
import { UnitSelect } from '@/portal/pickers/units/UnitSelect';
import { looksOf } from './looks';
import { numberOf } from './use-recent';

type Unit = UnitOption | string;

/** The unit: typed, one of the last, or the same again by F7; a number scanned here is a parcel's. */
export function UnitField(props: {
  value: Unit;
  onChange: (unit: Unit, typed: string) => void;
  onTake: () => void;
  onScan: (code: string) => void;
  /** Those that were named last. */
  recent: readonly Unit[];
  onRemember: (unit: Unit, typed?: string) => void;
  error?: string | undefined;
  ref: Ref<HTMLInputElement>;
}) {
  const { t } = useTranslation('parcels');
  const { value, recent } = props;

  function change(unit: Unit, typed: string) {
    if (typeof unit !== 'string') props.onRemember(unit, typed);
    props.onChange(unit, typed);
  }

  function take(unit: Unit) {
    props.onRemember(unit);
    props.onTake();
  }

  function scanned(typed: string) {
    const isParcels = looksOf(typed) === 'parcel';
    if (isParcels) props.onScan(typed);
    return isParcels;
  }

  return (
    <div data-short="">
      <UnitSelect
        ref={props.ref}
        label={t('unit')}
        value={value}
        onChange={change}
        onTake={take}
        onOther={scanned}
        recent={recent}
        error={props.error}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend in sight. */}
      <div role="group" aria-label={t('intake.recent')} className={chips.row}>
        {!value &&
          recent.map((unit, i) => (
            <button
              key={numberOf(unit)}
              type="button"
              tabIndex={-1}
              className={chips.chip}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                change(unit, '');
                take(unit);
              }}
            >
              {i === 0 && <kbd>F7</kbd>} {numberOf(unit)}
            </button>
          ))}
        {recent.length === 0 && t('intake.unitHint')}
      </div>
    </div>
  );
}
