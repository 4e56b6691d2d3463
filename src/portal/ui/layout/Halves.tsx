import type { ReactNode } from 'react';
import styles from './Halves.module.css';

/** A record beside what is done with it; on a narrow screen that comes first. */
export const Halves = ({ side, children }: { side: ReactNode; children: ReactNode }) => (
  <div className={styles.halves}>
    <div className={styles.column}>{children}</div>
    <div className={`${styles.column} ${styles.side}`}>{side}</div>
  </div>
);
