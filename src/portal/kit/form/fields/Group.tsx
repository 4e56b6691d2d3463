import type { ReactNode } from 'react';
import styles from './Group.module.css';

/** Fields of a long form that belong together, under their heading. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.group}>
    <h3>{title}</h3>
    {children}
  </section>
);

/** Two short fields beside each other; what is said of one moves nothing in the other. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);
