import type { ReactNode } from 'react';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import styles from './RowDeeds.module.css';

/** The end of a row: the one thing that it needs now, in sight on a card too, and behind a menu what else can be done. */
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
    <span className={styles.deeds} data-deeds="">
      {verb && <span data-verb="">{verb}</span>}
      {children && <MoreMenu named={name}>{children}</MoreMenu>}
    </span>
  );
}
