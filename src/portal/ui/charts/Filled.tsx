import Link from 'next/link';
import styles from './charts.module.css';

export interface FilledColumn {
  key: string;
  name: string;
  whole: number;
  part: number;
  /** Written above the column. */
  figure: string;
  /** What the link is called: the name, the figure and what it means. */
  label: string;
  href: { pathname: string; query: Record<string, string> };
}

/** Wholes beside each other, each filled as far as its part goes; every column is a link. */
export function Filled({ columns }: { columns: readonly FilledColumn[] }) {
  const most = Math.max(1, ...columns.flatMap(({ whole, part }) => [whole, part]));
  const height = (value: number) => ({ blockSize: `${Math.max(0, (100 * value) / most)}%` });
  return (
    <div className={styles.months}>
      {columns.map(({ key, name, whole, part, figure, label, href }) => (
        <Link key={key} href={href} prefetch={false} aria-label={label}>
          <b>{figure}</b>
          <span>
            <i style={height(whole)} />
            <i style={height(part)} />
          </span>
          {name}
        </Link>
      ))}
    </div>
  );
}
