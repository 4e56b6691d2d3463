import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from './BackLink.module.css';

/** The way back to what a screen was opened from, above its title. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link className={styles.back} href={href}>
    <ArrowLeft aria-hidden="true" /> {children}
  </Link>
);
