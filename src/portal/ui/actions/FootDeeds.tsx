import type { ReactNode } from 'react';
import styles from './FootDeeds.module.css';

/** Deeds beside each other that on a phone stand at the window's foot, under the thumb. */
export const FootDeeds = ({ children }: { children: ReactNode }) => (
  <div className={styles.deeds}>{children}</div>
);
