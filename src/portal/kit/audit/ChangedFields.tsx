import type { AuditEntry } from '@/contracts/auth/audit';
import type { RecordWords } from '@/contracts/kit/feature/record-words';
import { Change } from './Change';
import styles from './ChangedFields.module.css';
import { useAuditWords } from './use-audit-words';

export interface Told {
  entry: AuditEntry;
  /** Of the record's kind. */
  words: RecordWords | undefined;
}

/** Each field that a change touched, with what it was and what it became. */
export function ChangedFields({ entry, words }: Told) {
  const { changed } = useAuditWords()(words);
  return (
    <dl className={styles.fields}>
      {changed(entry.changes).map(({ key, name, change, say }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>
            <Change action={entry.action} change={change} say={say} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
