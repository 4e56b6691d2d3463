import { Fragment } from 'react';
import styles from './Name.module.css';

/** Longer ones are taken apart where they must, so that no name is wider than its place. */
const longestWhole = 24;

/** A person's name, broken between its words only: a browser parts Thai by its dictionary of other words. */
export const Name = ({ children }: { children: string }) => (
  // One piece: in a narrow table's card each piece has a line of its own.
  <span>
    {children.split(' ').map((word, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name's words stay where they are.
      <Fragment key={at}>
        {at > 0 && ' '}
        <span className={word.length > longestWhole ? styles.long : styles.word}>{word}</span>
      </Fragment>
    ))}
  </span>
);
