import { type ComponentProps, useId } from 'react';
import styles from './TextField.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  name: string;
  label: string;
  /** What to know before typing; gives way to the error. */
  hint?: string | undefined;
  error?: string | undefined;
}

/** A labelled input with its error beside it, read by screen readers with the field. */
export function TextField({ label, hint, error, required, ...input }: Props) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={required ? 'required' : undefined}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note && (
        <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </div>
  );
}
