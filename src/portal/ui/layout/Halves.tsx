import type { ReactNode } from 'react';
import styles from './Halves.module.css';

/** A record's lines and events beside what is known of it and what stands around it; one below the other where narrow. */
export const Halves = ({ side, children }: { side: ReactNode; children: ReactNode }) => (
  <div className={styles.halves}>
    <div className={styles.column}>{children}</div>
    <div className={styles.column}>{side}</div>
  </div>
);
