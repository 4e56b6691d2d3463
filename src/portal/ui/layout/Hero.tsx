import type { ReactNode } from 'react';
import { FootDeeds } from '@/portal/ui/actions/FootDeeds';
import styles from './Hero.module.css';

/** What a record is about, first and largest: its state, its figure or title, its next step, and what to do with it. */
export const Hero = (props: {
  /** What the region is called, where it is no more than the record itself. */
  label?: string;
  /** A `Tag` that is big, and what belongs to it. */
  state?: ReactNode;
  /** A sum, or what there is to be seen from afar. */
  figure?: ReactNode;
  /** What the figure is counted in. */
  unit?: ReactNode;
  /** What happens next, by itself or by whom. */
  next?: ReactNode;
  /** At most one deed, and one beside it. */
  children?: ReactNode;
}) => (
  <section className={styles.hero} aria-label={props.label}>
    <div className={styles.what}>
      {props.state && <p className={styles.state}>{props.state}</p>}
      {props.figure !== undefined && (
        <p className={styles.figure}>
          {props.figure}
          {props.unit && <small>{props.unit}</small>}
        </p>
      )}
      {props.next && <div className={styles.next}>{props.next}</div>}
    </div>
    {props.children && <FootDeeds>{props.children}</FootDeeds>}
  </section>
);
