import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

/** A framed part of a screen under its own heading, with a link or a deed at its end. */
export function Section(props: {
  title: string;
  more?: ReactNode;
  /** `inner` is for the office's eyes alone, and looks like nothing that goes out. */
  tone?: 'inner';
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.section} data-tone={props.tone} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{props.title}</h2>
        {props.more && <span>{props.more}</span>}
      </header>
      {props.children}
    </section>
  );
}
