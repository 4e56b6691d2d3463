import Head from 'next/head';
import type { ReactNode } from 'react';
import styles from './ScreenHeader.module.css';

/** A screen's title, also the tab's; at the right one thing to do, at most one beside it, and a menu of the rest. */
export function ScreenHeader(props: {
  title: string;
  /** One line of what matters now. */
  meta?: ReactNode;
  children?: ReactNode;
}) {
  const { title, meta, children } = props;
  return (
    <div className={styles.header}>
      <Head>
        <title>{`${title} · Niti Portal`}</title>
      </Head>
      <div className={styles.title}>
        <h1>{title}</h1>
        {meta && <p>{meta}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
