import type { ReactNode } from 'react';
import styles from './FactList.module.css';

/** Has a line for itself, so that an address is not parted at its hyphen. */
const isLong = (value: ReactNode) => typeof value === 'string' && value.length > 18;

/** What is known of one thing, a line each; what is empty is left out. */
export function FactList({
  facts,
}: {
  facts: readonly (readonly [label: string, value: ReactNode])[];
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} data-long={isLong(value) || undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
