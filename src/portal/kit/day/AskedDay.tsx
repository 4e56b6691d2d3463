import { type ReactNode, useId } from 'react';
import { useTyped } from '@/portal/kit/address/use-typed';
import { Labelled } from '@/portal/ui/fields/fields';
import { DayInput } from './DayInput';
import styles from './DayInput.module.css';

/** A day that a list or report is asked for: it follows the address, and says what is wrong with it. */
export function AskedDay(props: {
  label: string;
  day: string | undefined;
  error?: ReactNode;
  /** Without a label above it: the field says itself what it is for. */
  bare?: boolean;
  /** In a form. */
  name?: string;
  /** Told what was typed when the field is left, by Enter, or by the calendar. */
  onDone?: (typed: string) => void;
}) {
  const { label, day, error, bare, name, onDone } = props;
  const id = useId();
  const { typed, setTyped } = useTyped(day ?? '');
  const field = (
    <>
      <DayInput
        name={name}
        aria-label={label}
        {...(bare && { placeholder: label })}
        value={typed}
        onChange={setTyped}
        onDone={onDone}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      />
      {error && (
        <span id={id} role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </>
  );
  return bare ? field : <Labelled label={label}>{field}</Labelled>;
}
