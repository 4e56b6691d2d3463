import type { ReactNode } from 'react';
import styles from './Tag.module.css';

export type Tone = 'plain' | 'brand' | 'good' | 'warn' | 'bad';

/** A short word about a state; its colour only repeats what the word says. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
