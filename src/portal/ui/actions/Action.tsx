import Link from 'next/link';
import type { ComponentProps } from 'react';
import styles from './Action.module.css';

interface Dress {
  tone?: 'primary' | 'plain' | 'quiet';
  size?: 'small' | 'normal';
}

/** A plain button in the portal's dress, for screens whose first load carries none of antd's. */
export const ActionButton = ({ tone, size, ...props }: Dress & ComponentProps<'button'>) => (
  <button type="button" {...props} className={styles.action} data-tone={tone} data-size={size} />
);

/** A link that looks like a button, because what it opens is a job to do. */
export const ActionLink = ({ tone, size, ...props }: Dress & ComponentProps<typeof Link>) => (
  <Link {...props} className={styles.action} data-tone={tone} data-size={size} />
);
