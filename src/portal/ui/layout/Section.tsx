import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

/** A framed part of a screen under its own heading, with a link at its end. */
export function Section(props: { title: string; more?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{props.title}</h2>
        {props.more && <span>{props.more}</span>}
      </header>
      {props.children}
    </section>
  );
}
