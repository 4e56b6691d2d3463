import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

/**
 * `primary` for the one thing to do next, `verb` for what a row needs now, `link` beside others, `icon` for an
 * icon alone, `bare` for one without a frame.
 */
export type ButtonLook = 'primary' | 'plain' | 'verb' | 'link' | 'icon' | 'bare';

interface Props extends Omit<ComponentProps<'button'>, 'type'> {
  look?: ButtonLook;
  tone?: 'brand' | 'bad';
  type?: 'button' | 'submit';
  size?: 'small';
  icon?: ReactNode;
  /** Busy: shown as such, and deaf to another press. */
  busy?: boolean;
}

/** A button in the portal's dress. */
export function Button(props: Props) {
  const { look = 'plain', tone = 'brand', size, icon, busy, children, ...button } = props;
  return (
    <button
      type="button"
      {...button}
      {...buttonLook(look, size)}
      data-tone={tone}
      disabled={busy || props.disabled}
      aria-busy={busy || undefined}
    >
      {busy ? <span className={styles.spinner} /> : icon}
      {children}
    </button>
  );
}

/** The dress of a button, for a link that looks like one. */
export const buttonLook = (look: ButtonLook, size?: 'small') => ({
  className: styles.button,
  'data-look': look,
  'data-size': size,
  'data-tone': 'brand',
});
