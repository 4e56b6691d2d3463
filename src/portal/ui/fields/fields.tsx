import type { ComponentProps, ReactNode } from 'react';
import styles from './fields.module.css';

/** A plain text input in the portal's dress. */
export const TextInput = (props: ComponentProps<'input'>) => (
  <input {...props} className={styles.input} />
);

/** A plain select: the platform's own list is the quickest by keyboard and by thumb. */
export const Select = (props: ComponentProps<'select'>) => (
  <select {...props} className={styles.select} />
);

/** A small label over one control. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      {children}
    </label>
  );
}
