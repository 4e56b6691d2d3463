import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from './BackLink.module.css';

/** The way back to what a screen was opened from, above its title. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <p className={styles.back}>
    ← <Link href={href}>{children}</Link>
  </p>
);
