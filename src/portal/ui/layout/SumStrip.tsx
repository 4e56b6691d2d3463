import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from './SumStrip.module.css';

export interface Sum {
  name: string;
  label: string;
  figure: ReactNode;
  /** How many that is, or its share. */
  count?: ReactNode;
  /** The rows that prove it. */
  href: { pathname: string; query?: Record<string, string> } | string;
  /** It is over its limit. */
  late?: boolean;
}

/** Four or five sums in a row, each a link to its rows. */
export const SumStrip = ({ label, sums }: { label: string; sums: readonly Sum[] }) => (
  <nav aria-label={label} className={styles.strip}>
    {sums.map(({ name, label, figure, count, href, late }) => (
      <Link key={name} href={href} prefetch={false} scroll={false}>
        <span>{label}</span>
        <b data-late={late || undefined}>{figure}</b>
        {count !== undefined && <em>{count}</em>}
      </Link>
    ))}
  </nav>
);
