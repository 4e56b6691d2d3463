import type { ReactNode } from 'react';
import { TextInput } from '@/portal/ui/fields/fields';
import styles from './Time.module.css';

/** Two times under one heading, with what is wrong with either below them. */
export function HoursRow<Side extends string>(props: {
  title: string;
  /** What the fields' names begin with. */
  name: string;
  /** The two fields, and what each is called. */
  sides: Readonly<Record<Side, string>>;
  values: Readonly<Record<NoInfer<Side>, string>>;
  errorOf: (name: string) => string | undefined;
  children?: ReactNode;
}) {
  const { title, name, errorOf } = props;
  const sides = Object.entries(props.sides) as [Side, string][];
  const error = sides.map(([side]) => errorOf(`${name}.${side}`)).find(Boolean);
  return (
    <div className={styles.day}>
      <b>{title}</b>
      {sides.map(([side, label], at) => (
        <span key={side}>
          {at > 0 && <span aria-hidden="true">– </span>}
          <TextInput
            inputMode="numeric"
            size={6}
            maxLength={10}
            autoComplete="off"
            name={`${name}.${side}`}
            defaultValue={props.values[side]}
            aria-label={`${title} ${label}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${name}-error` : undefined}
          />
        </span>
      ))}
      {props.children}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
