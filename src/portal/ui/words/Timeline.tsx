import type { ReactNode } from 'react';
import styles from './Timeline.module.css';

/** What happened once. */
export interface Happened {
  key: string;
  what: ReactNode;
  /** Who did it, and when. */
  by: ReactNode;
  /** What else is to be told of it, below. */
  more?: ReactNode;
}

/** What happened to a record, the newest first, or that nothing did. */
export function Timeline({ events, none }: { events: readonly Happened[]; none?: string }) {
  if (events.length === 0) return <p className={styles.by}>{none}</p>;
  return (
    <ol className={styles.timeline}>
      {events.map(({ key, what, by, more }) => (
        <li key={key}>
          <p>
            <b>{what}</b> <span className={styles.by}>{by}</span>
          </p>
          {more}
        </li>
      ))}
    </ol>
  );
}
