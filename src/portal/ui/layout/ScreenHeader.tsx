import Head from 'next/head';
import type { ReactNode } from 'react';
import styles from './ScreenHeader.module.css';

/** A screen's title, also the tab's, with its main actions at the right. */
export function ScreenHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.header}>
      <Head>
        <title>{`${title} · Niti Portal`}</title>
      </Head>
      <h1>{title}</h1>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
