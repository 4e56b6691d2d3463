import { useTranslation } from 'next-i18next/pages';
import type { AuditEntry } from '@/contracts/auth/audit';
import { ChangedFields } from './ChangedFields';
import styles from './Changes.module.css';

/** How many fields a change touched, and behind that which. */
export function Changes({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit');
  const n = Object.keys(entry.changes).length;
  if (n === 0) return <>–</>;
  return (
    <details className={styles.changes}>
      <summary>{t('changed', { n })}</summary>
      <ChangedFields entry={entry} />
    </details>
  );
}
