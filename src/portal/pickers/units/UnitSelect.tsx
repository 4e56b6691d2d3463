import { useTranslation } from 'next-i18next/pages';
import { type Ref, useId, useImperativeHandle } from 'react';
import { UnitOptions } from './UnitOptions';
import styles from './UnitSelect.module.css';
import { UnitsNotFound } from './UnitsNotFound';
import { type UnitChoice, useUnitChoice } from './use-unit-choice';

interface Props extends UnitChoice {
  label: string;
  error?: string | undefined;
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A unit by its number or by part of a name of its people; arrow keys and Enter choose. */
export function UnitSelect({ label, error, required, ref, ...choice }: Props) {
  const { t } = useTranslation('pickers');
  const id = useId();
  const { value } = choice;
  const { field, offered, list, answered, ...unit } = useUnitChoice(id, choice);
  useImperativeHandle(ref, () => field.current as HTMLInputElement, [field]);
  const [only, another] = offered;
  const typed = typeof value === 'string' ? value : '';
  const asks = { typed: typed.trim(), number: only?.number };
  const question = unit.isAsked ? t(another ? 'unit.which' : 'unit.sure', asks) : '';
  return (
    <div className={styles.picker}>
      <label className={`${styles.label} ${required ? 'required' : ''}`} htmlFor={id}>
        {label}
      </label>
      <div className={styles.combo}>
        <input
          ref={field}
          id={id}
          className={styles.input}
          {...list.props}
          aria-invalid={error ? true : undefined}
          aria-required={required}
          aria-describedby={`${id}-error`}
          placeholder={t('unit.placeholder')}
          value={typeof value === 'string' ? value : value.number}
          maxLength={300}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onFocus={(event) => event.target.select()}
          onKeyDown={unit.press}
          onChange={(event) => unit.write(event.target.value)}
        />
        <UnitOptions
          id={id}
          label={label}
          hidden={!list.shown}
          lead={question}
          units={offered}
          current={list.current}
          onChoose={unit.take}
          about={({ people }) => people.join(', ')}
        />
      </div>
      {answered?.units.length === 0 && (
        <UnitsNotFound answer={answered} takesUnknown={choice.onTake !== undefined} />
      )}
      {question && !list.shown && <p className={styles.asked}>{question}</p>}
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
      <output className="visually-hidden">
        {list.shown && typed ? question || t('unit.found', { n: offered.length }) : ''}
      </output>
    </div>
  );
}
