import type { AuditEntry } from '@/contracts/auth/audit';
import type { RecordWords } from '@/contracts/kit/feature/record-words';
import styles from './ChangedFields.module.css';
import { useAuditWords } from './use-audit-words';

export interface Told {
  entry: AuditEntry;
  /** Of the record's kind. */
  words: RecordWords | undefined;
}

const isPair = (value: unknown): value is [unknown, unknown] =>
  Array.isArray(value) && value.length === 2;

/** Each field that a change touched, with what it was and what it became. */
export function ChangedFields({ entry, words }: Told) {
  const { changed } = useAuditWords()(words);

  function shown(value: unknown, say: (value: unknown) => string) {
    if (!isPair(value)) return say(value);
    const [before, after] = value;
    if (Array.isArray(before) && Array.isArray(after) && entry.action !== 'order') {
      const gone = before.filter((one) => !after.includes(one));
      const added = after.filter((one) => !before.includes(one));
      return (
        <>
          {gone.length > 0 && <del>{say(gone)}</del>} {added.length > 0 && <ins>{say(added)}</ins>}
        </>
      );
    }
    if (entry.action === 'create') return say(after);
    return (
      <>
        <del>{say(before)}</del> <span aria-hidden="true">→</span> <ins>{say(after)}</ins>
      </>
    );
  }

  return (
    <dl className={styles.fields}>
      {changed(entry.changes).map(({ key, name, change, say }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{shown(change, say)}</dd>
        </div>
      ))}
    </dl>
  );
}
