import Head from 'next/head';
import type { ReactNode } from 'react';
import styles from '@/portal/app/recovery/Recovery.module.css';
import { LanguageSwitch } from '@/portal/app/shell/header/LanguageSwitch';
import { useChangeLanguage } from '@/portal/app/shell/header/use-change-language';
import { Logo } from '@/portal/ui/words/Logo';

/** The one card of a stranger's page: what it is about, and what to do. */
export const RecoveryCard = (props: { title: string; lead: string; children?: ReactNode }) => (
  <main className={styles.page}>
    <Head>
      <title>{`${props.title} · Niti Portal`}</title>
    </Head>
    <LanguageSwitch onChoose={useChangeLanguage()} />
    <section className={styles.card}>
      <Logo />
      <h1>{props.title}</h1>
      <p role="status" className={styles.lead}>
        {props.lead}
      </p>
      {props.children}
    </section>
  </main>
);
