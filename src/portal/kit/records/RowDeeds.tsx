import type { ReactNode } from 'react';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import styles from './RowDeeds.module.css';

/** The end of a row: the one thing that it needs now, and behind a menu what else can be done; on a card all of it. */
export function RowDeeds(props: {
  /** Of the row: read by screen readers with the menu. */
  name: string;
  /** One button or link. */
  verb?: ReactNode;
  /** Links and buttons of the menu; no menu beside the deed without any. */
  children?: ReactNode;
}) {
  const { name, verb, children } = props;
  if (!verb && !children) return null;
  return (
    <span className={styles.deeds} data-menu={Boolean(children) || undefined}>
      {verb}
      <span className={styles.menu}>
        <MoreMenu named={name}>
          {verb && <span className={styles.verb}>{verb}</span>}
          {children}
        </MoreMenu>
      </span>
    </span>
  );
}
