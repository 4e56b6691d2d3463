import { useTranslation } from 'next-i18next/pages';
import { type Ref, useState } from 'react';
import { guessCarriers } from '@/contracts/parcel/carrier';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import { bareUnit } from '@/contracts/parcel/unit-number';
import chips from '@/portal/areas/parcels/counter/Chips.module.css';
import { UnitSelect } from '@/portal/pickers/units/UnitSelect';

const mostRecent = 5;

const isOption = (unit: UnitOption | string) => typeof unit !== 'string';
const numberOf = (unit: UnitOption | string) => (typeof unit === 'string' ? unit : unit.number);

/** The unit: typed, one of the last, or the same again by Enter; a number scanned here is a parcel's. */
export function UnitField(props: {
  value: UnitOption | string;
  onChange: (unit: UnitOption | string, typed: string) => void;
  onTake: () => void;
  onScan: (code: string, asked: string) => void;
  error?: string | undefined;
  ref: Ref<HTMLInputElement>;
}) {
  const { t } = useTranslation('parcels');
  const { value } = props;
  const [recent, setRecent] = useState<(UnitOption | string)[]>([]);

  /** The same again is what was said last, be it known by then which unit that is or not. */
  const remember = (unit: UnitOption | string, typed?: string) =>
    setRecent((before) =>
      [
        unit,
        ...before.filter(
          (one) => one !== typed && bareUnit(numberOf(one)) !== bareUnit(numberOf(unit)),
        ),
      ].slice(0, mostRecent),
    );

  function change(unit: UnitOption | string, typed: string) {
    if (isOption(unit)) remember(unit, typed);
    props.onChange(unit, typed);
  }

  function take(unit: UnitOption | string) {
    remember(unit);
    props.onTake();
  }

  function scanned(typed: string, asked: string) {
    const isParcels = guessCarriers(typed).length > 0;
    if (!isParcels) return false;
    if (asked) remember(asked);
    props.onScan(typed, asked);
    return true;
  }

  return (
    <div>
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
              {i === 0 && <kbd>Enter</kbd>} {numberOf(unit)}
            </button>
          ))}
        {recent.length === 0 && t('intake.unitHint')}
      </div>
    </div>
  );
}
