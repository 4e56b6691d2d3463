import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Disclosure.module.css';

/** A button that opens a small panel below it; Escape or a press elsewhere closes it. */
export function Disclosure(props: {
  label: string;
  /** Instead of the label's words. */
  icon?: ReactNode;
  children: ReactNode;
}) {
  const { label, icon, children } = props;
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = details;
      if (!current?.open) return;
      const key = event instanceof KeyboardEvent ? event.key : undefined;
      if (key ? key !== 'Escape' : current.contains(event.target as Node)) return;
      current.open = false;
      if (key) current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return (
    <details ref={details} className={styles.disclosure}>
      <summary {...(icon && { 'aria-label': label, title: label })}>
        {icon ?? (
          <>
            {label}
            <ChevronDown aria-hidden="true" />
          </>
        )}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
