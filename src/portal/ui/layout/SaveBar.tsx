import type { ReactNode } from 'react';
import styles from './SaveBar.module.css';

/** The deeds of a form that is a page: always in sight, what saves last; on a phone as wide as the form. */
export function SaveBar({
  note,
  children,
}: {
  /** What saving changes. */
  note?: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.bar} data-bottom-bar>
      {note && <p>{note}</p>}
      {children}
    </div>
  );
}
