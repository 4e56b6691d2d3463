import type { ReactNode } from 'react';
import styles from './Timeline.module.css';

/** What happened to a record, each with its dot, on one line of time. */
export const Timeline = ({ children }: { children: ReactNode }) => (
  <ol className={styles.timeline}>{children}</ol>
);

/** One of it; its colour only repeats what its words say. */
export const Happening = (props: {
  tone?: 'done' | 'failed' | 'off' | 'moving' | undefined;
  /** When, and by whom. */
  when: ReactNode;
  children: ReactNode;
}) => (
  <li data-tone={props.tone}>
    {props.children}
    <p className={styles.when}>{props.when}</p>
  </li>
);
