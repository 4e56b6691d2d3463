import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from './charts.module.css';
import type { BarTone } from './Meter';

export interface BarRow {
  key: string;
  name: string;
  n: number;
  /** Of them so many are late: the bar begins with them. */
  late?: number;
  tone?: BarTone;
  /** As it is written. */
  figure: ReactNode;
  /** The rows that prove it. */
  href: { pathname: string; query: Record<string, string> };
}

/** Figures of one kind below each other: a name, a bar by the largest of them, and the figure itself; each a link. */
export function BarRows({ rows }: { rows: readonly BarRow[] }) {
  const most = Math.max(1, ...rows.map(({ n }) => n));
  return (
    <ul className={styles.rows}>
      {rows.map(({ key, name, n, late = 0, tone, figure, href }) => (
        <li key={key}>
          <Link href={href} prefetch={false}>
            <span>{name}</span>
            <span className={styles.meter} aria-hidden="true">
              {late > 0 && <i data-tone="over" style={{ inlineSize: `${(100 * late) / most}%` }} />}
              {n > late && (
                <i data-tone={tone} style={{ inlineSize: `${(100 * (n - late)) / most}%` }} />
              )}
            </span>
            <b data-none={n === 0 || undefined}>{figure}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}
