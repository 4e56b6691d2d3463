import { useTranslation } from 'next-i18next/pages';
import { ChangedFields, type Told } from './ChangedFields';
import styles from './Changes.module.css';
import { useAuditWords } from './use-audit-words';

/** How many fields a change touched, and behind that which. */
export function Changes(told: Told) {
  const { t } = useTranslation('audit');
  const n = useAuditWords()(told.words).changed(told.entry.changes).length;
  if (n === 0) return <>–</>;
  return (
    <details className={styles.changes}>
      <summary>{t('changed', { n })}</summary>
      <ChangedFields {...told} />
    </details>
  );
}
