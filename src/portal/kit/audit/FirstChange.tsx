import { useTranslation } from 'next-i18next/pages';
import { became, Change } from './Change';
import type { Told } from './ChangedFields';
import styles from './FirstChange.module.css';
import { useAuditWords } from './use-audit-words';

/** The first field that a change touched, in one line, and how many more there are. */
export function FirstChange({ entry, words }: Told) {
  const { t } = useTranslation('audit');
  const all = useAuditWords()(words).changed(entry.changes);
  // What it is called is told beside it.
  const first = all.find(({ change, say }) => say(became(change)) !== entry.title) ?? all[0];
  if (!first) return <>–</>;
  return (
    <span className={styles.line}>
      {first.name} <Change action={entry.action} change={first.change} say={first.say} />
      {all.length > 1 && <small> · {t('more', { n: all.length - 1 })}</small>}
    </span>
  );
}
