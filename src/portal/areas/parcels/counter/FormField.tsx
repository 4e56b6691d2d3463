import { type ReactNode, useId } from 'react';
import styles from './FormField.module.css';

interface Ties {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A labelled field of the counter's forms, with its hint or its error right below. */
export function FormField(props: {
  label: string;
  aside?: string;
  /** Which keys lead here; told where there are keys. */
  keys?: string | undefined;
  /** An empty one keeps its place for what may come. */
  hint?: ReactNode;
  error?: string | undefined;
  children: (ties: Ties) => ReactNode;
}) {
  const id = useId();
  const { label, aside, keys, hint, error } = props;
  const hasAbout = error !== undefined || hint !== undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {aside && <small>({aside})</small>}
        {keys && <small data-keys="">({keys})</small>}
      </label>
      {props.children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': hasAbout ? `${id}-about` : undefined,
      })}
      {hasAbout && (
        <p id={`${id}-about`} className={error ? styles.error : styles.hint}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
