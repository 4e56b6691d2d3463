import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/**
 * What a word says of a state; `note` says something else that is worth a second look, `aside` what is no more than
 * to be known: whose it is.
 */
export type Tone = 'needs' | 'moving' | 'done' | 'failed' | 'off' | 'note' | 'aside';

/** A short word about a state, with its dot; its colour only repeats what the word says. `big` heads a record. */
export function Tag(props: { tone?: Tone | undefined; big?: boolean; children: ReactNode }) {
  const { tone = 'off', big, children } = props;
  return (
    <span className={styles.tag} data-tone={tone} data-big={big || undefined}>
      {children}
    </span>
  );
}
