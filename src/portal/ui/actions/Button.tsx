import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'type'> {
  /** `primary` for the one thing to do next, `link` inside a row, `bare` for an icon alone. */
  look?: 'primary' | 'plain' | 'link' | 'bare';
  tone?: 'brand' | 'bad';
  type?: 'button' | 'submit';
  icon?: ReactNode;
  /** Busy: shown as such, and deaf to another press. */
  busy?: boolean;
}

/** A button in the portal's dress. */
export function Button({ look = 'plain', tone = 'brand', icon, busy, children, ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      className={styles.button}
      data-look={look}
      data-tone={tone}
      disabled={busy || props.disabled}
      aria-busy={busy || undefined}
    >
      {busy ? <span className={styles.spinner} /> : icon}
      {children}
    </button>
  );
}

/** The class names of a button, for a link that looks like one. */
export const buttonLook = (look: NonNullable<Props['look']>) => ({
  className: styles.button,
  'data-look': look,
  'data-tone': 'brand',
});
