import Link from 'next/link';
import styles from '@/portal/ui/StatusMessage.module.css';

/** A whole screen's one message: what happened, what it means, where to go. */
export function StatusMessage(props: {
  code: string;
  title: string;
  lead: string;
  action: { href: string; label: string };
}) {
  return (
    <section className={styles.message}>
      <p className={styles.code}>{props.code}</p>
      <h1>{props.title}</h1>
      <p>{props.lead}</p>
      <Link className={styles.action} href={props.action.href}>
        {props.action.label}
      </Link>
    </section>
  );
}
