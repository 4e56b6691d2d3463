import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** A framed part of a screen under its own heading, with a link at its end. */
export const Section = (props: { title: string; more?: ReactNode; children: ReactNode }) => (
  <section className={styles.section}>
    <header className={styles.head}>
      <h2>{props.title}</h2>
      {props.more && <span>{props.more}</span>}
    </header>
    {props.children}
  </section>
);
