import { type ReactNode, useId } from 'react';
import styles from './RadioField.module.css';

/** One choice of a few, all of them in sight, with its error below. */
export function RadioField(props: {
  name: string;
  label: ReactNode;
  /** A hint says below its label what is chosen by it. */
  options: { value: string; label: string; hint?: string | undefined }[];
  /** Before anybody chooses. */
  chosen?: string;
  required?: boolean;
  error?: string | undefined;
}) {
  const id = useId();
  const { name, label, options, chosen, required, error } = props;
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-note` : undefined}>
      <legend className={required ? 'required' : undefined}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              {...(chosen && { defaultChecked: option.value === chosen })}
              aria-invalid={error ? true : undefined}
              {...(option.hint && {
                'aria-labelledby': `${id}-${option.value}`,
                'aria-describedby': `${id}-${option.value}-hint`,
              })}
            />
            {option.hint ? (
              <span>
                <span id={`${id}-${option.value}`}>{option.label}</span>
                <small id={`${id}-${option.value}-hint`}>{option.hint}</small>
              </span>
            ) : (
              option.label
            )}
            <span className={styles.edge} />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-note`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
