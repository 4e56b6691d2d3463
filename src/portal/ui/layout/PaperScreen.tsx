import type { ReactNode } from 'react';
import styles from './PaperScreen.module.css';

/** A screen that is to be printed: its tools stay in sight above the sheets, and off the paper. */
export const PaperScreen = (props: { label: string; tools: ReactNode; children: ReactNode }) => (
  <div className={styles.screen}>
    <section className={styles.tools} aria-label={props.label}>
      {props.tools}
    </section>
    {props.children}
  </div>
);
