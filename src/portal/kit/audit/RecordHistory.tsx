import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { auditEndpoints } from '@/contracts/auth/audit';
import type { Feature } from '@/contracts/kit/feature/permissions';
import type { RecordWords } from '@/contracts/kit/feature/record-words';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { ChangedFields } from './ChangedFields';
import { Changes } from './Changes';
import styles from './RecordHistory.module.css';
import { useAuditWords } from './use-audit-words';

const most = 100;
/** So many at first. */
const few = 5;
/** So many are shown at once, more behind a press. */
const fewFields = 4;

/**
 * Who changed one record, when and what, newest first; for whoever may view the audit log. The page
 * that shows it brings `auditTexts`.
 */
export function RecordHistory<Records extends Record<string, RecordWords>>(props: {
  /** Whose changes others are told of. */
  of: { key: Feature; records: Records };
  /** Which of its kinds of records. */
  kind: keyof Records & string;
  id: string;
}) {
  const words = props.of.records[props.kind];
  const { action, changed } = useAuditWords()(words);
  const { t } = useTranslation('audit');
  const { moment, when } = useDates();
  const query = { entity: props.kind, entityId: props.id };
  const read = useReader(auditEndpoints.list, {
    query: { ...query, limit: most },
  });
  const { answer } = read;
  useLive(props.of.key, read.reload);

  const [isWhole, setWhole] = useState(false);
  if (!answer) return <Awaited read={read} rows={4} />;
  const { rows, total } = answer;
  if (rows.length === 0) return <p className={styles.none}>{t('empty')}</p>;
  const isMore = !isWhole && rows.length > few;
  return (
    <>
      <ol className={styles.history}>
        {rows.slice(0, isMore ? few : most).map((entry) => (
          <li key={entry.id}>
            <p>
              <b>{action(entry.action)}</b>
              <span className={styles.by}>
                {entry.accountName} ·{' '}
                <time dateTime={entry.at} title={moment(entry.at)}>
                  {when(entry.at)}
                </time>
              </span>
            </p>
            {changed(entry.changes).length > fewFields ? (
              <Changes entry={entry} words={words} />
            ) : (
              <ChangedFields entry={entry} words={words} />
            )}
          </li>
        ))}
      </ol>
      {isMore && (
        <p>
          <Button look="link" onClick={() => setWhole(true)}>
            {t('all', { n: total })}
          </Button>
        </p>
      )}
      {!isMore && total > most && (
        <Link href={{ pathname: '/admin/audit', query }}>{t('older')}</Link>
      )}
    </>
  );
}
