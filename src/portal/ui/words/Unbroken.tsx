import { Fragment } from 'react';
import styles from './Name.module.css';

/** Words that browsers break within: their dictionary of Thai knows parts of them alone. */
const compounds = /(ตารางเมตร|ตารางวา|องค์ประชุม|ผู้เสียภาษี)/;

/** Text whose compounds stay whole at the end of a line. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(compounds).map((part, at) =>
    at % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts stay where they are.
      <Fragment key={at}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts stay where they are.
      <span key={at} className={styles.word}>
        {part}
      </span>
    ),
  );
