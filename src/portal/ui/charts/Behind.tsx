import type { ReactNode } from 'react';
import styles from './charts.module.css';

/** A chart, and behind it the same figures as a table, for whoever opens it and for screen readers. */
export function Behind(props: {
  label: string;
  /** What opens the table. */
  open: string;
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** What its colours mean. */
  legend?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <figure className={styles.figure}>
      {props.children && <div aria-hidden="true">{props.children}</div>}
      {props.legend}
      <details>
        <summary>{props.open}</summary>
        <div className={styles.scroll}>
          <table>
            <caption className="visually-hidden">{props.label}</caption>
            <thead>
              <tr>
                {props.heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {props.rows.map(({ key, cells: [name, ...cells] }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, at) => (
                    <td key={props.heads[at + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
