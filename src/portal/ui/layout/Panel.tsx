import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Panel.module.css';

/** Stands where rows would: what is the matter, and what to do next. */
export function Panel(props: {
  title: string;
  /** Says it at a glance. */
  icon?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  role?: 'alert' | 'status';
}) {
  const { title, icon = <Inbox />, children, actions, role } = props;
  return (
    <div className={styles.panel} role={role}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <b>{title}</b>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

const shapes = Array.from({ length: 10 }, (_, i) => `row-${i}`);

/** The rows to come, in their place and of their height, so that nothing jumps. */
export function SkeletonRows({ rows = 10, label }: { rows?: number; label: string }) {
  return (
    <output className={styles.skeleton}>
      <span className="visually-hidden">{label}</span>
      {shapes.slice(0, rows).map((shape) => (
        <i key={shape} />
      ))}
    </output>
  );
}

/** A title to come. */
export const SkeletonTitle = () => <div className={styles.title} />;

/** A record to come, below its title: its hero, and what stands under that in two columns. */
export const SkeletonRecord = ({ label }: { label: string }) => (
  <output className={styles.record}>
    <span className="visually-hidden">{label}</span>
    <i />
    <i />
    <i />
  </output>
);
