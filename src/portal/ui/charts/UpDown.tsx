import Link from 'next/link';
import styles from './charts.module.css';

export interface UpDownColumn {
  key: string;
  /** Below the column; left out where there is no room for each. */
  name: string;
  up: number;
  down: number;
  /** What is still expected, downwards. */
  expected?: number;
  /** The rows that prove it; by keys they are reached in the table behind the chart. */
  href?: { pathname: string; query: Record<string, string> };
}

/** Two series that face each other on one base line: what came above it, what went below. */
export function UpDown({ columns }: { columns: readonly UpDownColumn[] }) {
  const most = (value: (column: UpDownColumn) => number) => Math.max(1, ...columns.map(value));
  const up = most((one) => one.up);
  const down = most((one) => Math.max(one.down, one.expected ?? 0));
  // Both sides are of one scale: what is twice as much is twice as high.
  const rows = `${up}fr ${down}fr`;
  return (
    <div className={styles.upDown}>
      {columns.map((one) => (
        <span key={one.key} className={styles.column}>
          <span style={{ gridTemplateRows: rows }}>
            <i style={{ blockSize: `${(100 * one.up) / up}%` }} />
            <span>
              <i
                data-series="expected"
                style={{ blockSize: `${(100 * (one.expected ?? 0)) / down}%` }}
              />
              <i data-series="second" style={{ blockSize: `${(100 * one.down) / down}%` }} />
            </span>
          </span>
          <em>{one.name}</em>
          {one.href && <Link href={one.href} prefetch={false} tabIndex={-1} />}
        </span>
      ))}
    </div>
  );
}
