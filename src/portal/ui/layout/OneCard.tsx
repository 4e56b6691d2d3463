import Head from 'next/head';
import type { ReactNode } from 'react';
import { Logo } from '@/portal/ui/words/Logo';
import styles from './OneCard.module.css';

interface Props {
  title: string;
  lead?: string | undefined;
  /** A sign above the title. */
  mark?: ReactNode;
  children?: ReactNode;
}

/** A page of one card, for who comes by a link and need not sign in; no search engine keeps it. */
export const OneCard = ({ title, lead, mark, children }: Props) => (
  <main className={styles.page}>
    <Head>
      <title>{`${title} · Niti Portal`}</title>
      <meta name="robots" content="noindex" />
    </Head>
    <section className={styles.card}>
      <Logo />
      {mark}
      <h1>{title}</h1>
      {lead && <p role="status">{lead}</p>}
      {children}
    </section>
  </main>
);
