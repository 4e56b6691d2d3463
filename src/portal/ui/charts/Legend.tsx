import type { ReactNode } from 'react';
import styles from './charts.module.css';

/** What a chart's colours mean, each with its sum. */
export const Legend = (props: {
  series: readonly { kind: 'first' | 'second' | 'expected' | 'over'; text: ReactNode }[];
}) => (
  <ul className={styles.legend}>
    {props.series.map(({ kind, text }) => (
      <li key={kind} data-series={kind}>
        {text}
      </li>
    ))}
  </ul>
);
