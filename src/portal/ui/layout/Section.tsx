import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** A framed part of a screen under its own heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
);
