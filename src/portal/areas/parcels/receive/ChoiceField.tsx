import { type ReactNode, type Ref, useId } from 'react';
import chips from '@/portal/areas/parcels/counter/Chips.module.css';
import field from '@/portal/areas/parcels/counter/FormField.module.css';
import styles from './ChoiceField.module.css';

/** One of a few choices, all in sight, by arrow keys or a tap; what to know stands below. */
export function ChoiceField<T extends string>(props: {
  label: ReactNode;
  choices: readonly T[];
  nameOf: (choice: T) => ReactNode;
  value: T | undefined;
  onChange: (choice: T) => void;
  /** What its keys are looked at for. */
  field?: string;
  /** An empty one keeps its place for what may come. */
  hint?: ReactNode;
  isWrong?: boolean;
  /** The chosen one's, or the first's. */
  ref?: Ref<HTMLInputElement>;
}) {
  const id = useId();
  const { choices, value, hint } = props;
  const focused = value ?? choices[0];
  return (
    <fieldset
      className={styles.choices}
      aria-describedby={hint === undefined ? undefined : `${id}-about`}
    >
      <legend>{props.label}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={id}
            data-field={props.field}
            ref={choice === focused ? props.ref : undefined}
            checked={choice === value}
            onChange={() => props.onChange(choice)}
          />
          <span className={chips.chip}>{props.nameOf(choice)}</span>
        </label>
      ))}
      {hint !== undefined && (
        <p id={`${id}-about`} className={props.isWrong ? field.error : field.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
