import Head from 'next/head';
import type { ReactNode } from 'react';
import { buttonLook } from '@/portal/ui/actions/Button';
import styles from './StatusMessage.module.css';

/** A whole screen's one message: what happened, what it means, where to go. */
export function StatusMessage(props: {
  /** Left out where a number would tell nobody anything. */
  code?: string;
  title: string;
  lead: string;
  /** Where to go, by a plain link: it leads there whatever failed. */
  action?: { href: string; label: string };
  /** What else can be done, before the action. */
  children?: ReactNode;
}) {
  return (
    <section className={styles.message}>
      <Head>
        <title>{`${props.title} · Niti Portal`}</title>
      </Head>
      {props.code && <p className={styles.code}>{props.code}</p>}
      <h1>{props.title}</h1>
      <p>{props.lead}</p>
      <div className={styles.actions}>
        {props.children}
        {props.action && (
          <a {...buttonLook(props.children ? 'plain' : 'primary')} href={props.action.href}>
            {props.action.label}
          </a>
        )}
      </div>
    </section>
  );
}
