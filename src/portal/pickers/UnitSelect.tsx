import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import { useScannedText } from '@/portal/kit/use-scanned-text';
import { UnitOptions } from '@/portal/pickers/UnitOptions';
import styles from '@/portal/pickers/UnitSelect.module.css';
import { UnitsNotFound } from '@/portal/pickers/UnitsNotFound';
import { useOffered } from '@/portal/pickers/use-offered';
import { useUnits } from '@/portal/pickers/use-units';

interface Props {
  label: string;
  value: UnitOption | null;
  /** `typed` is what the unit was found by: a number, or part of somebody's name. */
  onChange: (unit: UnitOption | null, typed: string) => void;
  error?: string | undefined;
  /** Offered by the arrow keys while nothing is typed, the likeliest first; Enter takes the first. */
  recent?: UnitOption[];
  /** Takes a number that cannot be looked up now; without it only a unit can be chosen. */
  onUnknown?: (typed: string) => void;
  /**
   * Is given what is typed, as a scanner means it, before it is taken as a unit; true when it was
   * something else.
   */
  onOther?: (typed: string) => boolean;
  ref?: Ref<HTMLInputElement>;
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** A unit by its number or by part of a name of its people; arrow keys and Enter choose. */
export function UnitSelect({ label, value, onChange, error, recent = [], ref, ...on }: Props) {
  const { t } = useTranslation('pickers');
  const id = useId();
  const { found, search, forget } = useUnits();
  const [typed, setTyped] = useState('');
  const scan = useScannedText();
  const [waiting, setWaiting] = useState(false);

  const offered = typed.trim() ? (found?.units ?? []) : recent;
  const list = useOffered(id, offered);
  const { shown, current } = list;

  function choose(unit: UnitOption) {
    reset();
    onChange(unit, typed.trim());
  }

  function reset() {
    list.close();
    setWaiting(false);
    setTyped('');
    forget();
  }

  /** What was seen before is taken where it is meant for sure; else the number as it is typed. */
  function takeSeen(first: UnitOption | undefined) {
    if (first && (same(first.number, typed) || !on.onUnknown)) return choose(first);
    if (!on.onUnknown) return;
    on.onUnknown(typed.trim());
    reset();
  }

  // Enter came before the answer did: take it where there is no doubt.
  const answered = found?.typed === typed ? found : null;
  useEffect(() => {
    if (!waiting || !answered) return;
    setWaiting(false);
    if (answered.isCutOff) return takeSeen(answered.units[0]);
    const [first, second] = answered.units;
    if (first && (!second || same(first.number, answered.typed))) choose(first);
  });

  function onKeyDown(event: KeyboardEvent) {
    scan.press(event);
    if (list.press(event)) return;
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault();
      if (on.onOther?.(scan.meant().trim())) reset();
      else if (!answered) setWaiting(true);
      else if (current) choose(current);
      else if (answered.isCutOff) takeSeen(undefined);
      else list.open(0);
    } else if (event.key === 'Enter') {
      const unit = current ?? value ?? recent[0];
      if (!unit) return;
      event.preventDefault();
      choose(unit);
    }
  }

  return (
    <div className={styles.picker}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.combo}>
        <input
          ref={ref}
          id={id}
          className={styles.input}
          {...list.props}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          placeholder={t('unit.placeholder')}
          value={typed || (value?.number ?? '')}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            const next = event.target.value;
            if (value) onChange(null, '');
            setTyped(next);
            scan.read(next);
            setWaiting(false);
            if (next.trim()) {
              list.open(0);
              search(next);
            } else {
              list.close();
              forget();
            }
          }}
        />
        <UnitOptions
          id={id}
          label={label}
          hidden={!shown}
          units={offered}
          current={current}
          onChoose={choose}
          about={({ people }) => people.join(', ')}
        />
      </div>
      {list.isOpen && answered?.units.length === 0 && (
        <UnitsNotFound answer={answered} takesUnknown={on.onUnknown !== undefined} />
      )}
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
      <output className="visually-hidden">
        {shown && typed ? t('unit.found', { n: offered.length }) : ''}
      </output>
    </div>
  );
}
