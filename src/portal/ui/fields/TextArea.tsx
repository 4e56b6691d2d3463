import { type ComponentProps, useId } from 'react';
import styles from './TextField.module.css';

interface Props extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  name: string;
  label: string;
  error?: string | undefined;
}

/** A labelled text of several lines with its error beside it, read by screen readers with the field. */
export function TextArea({ label, error, required, ...input }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={required ? 'required' : undefined}>
        {label}
      </label>
      <textarea
        {...input}
        id={id}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
      />
      {error && (
        <p id={`${id}-note`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
