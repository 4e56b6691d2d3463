import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { auditEndpoints } from '@/contracts/auth/audit';
import type { Feature } from '@/contracts/kit/permissions';
import { Awaited } from '@/portal/kit/Awaited';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useDates } from '@/portal/kit/dates';
import { useLive } from '@/portal/kit/live';
import { Panel } from '@/portal/ui/Panel';
import { ChangedFields } from './ChangedFields';
import { Changes } from './Changes';
import styles from './RecordHistory.module.css';

const most = 100;
/** So many are shown at once, more behind a press. */
const fewFields = 4;

/**
 * Who changed one record, when and what, newest first; for whoever may view the audit log. The page
 * that shows it brings `auditTexts`.
 */
export function RecordHistory(props: {
  /** As the audit log calls the kind of record. */
  entity: string;
  id: string;
  /** Whose changes others are told of. */
  feature: Feature;
}) {
  const { t } = useTranslation('audit');
  const { moment } = useDates();
  const query = { entity: props.entity, entityId: props.id };
  const read = useReader(auditEndpoints.list, {
    query: { ...query, limit: most },
  });
  const { answer } = read;
  useLive(props.feature, read.reload);

  if (!answer) return <Awaited read={read} rows={4} />;
  if (answer.rows.length === 0) return <Panel title={t('empty')}>{t('emptyLead')}</Panel>;
  return (
    <>
      <ol className={styles.history}>
        {answer.rows.map((entry) => (
          <li key={entry.id}>
            <p>
              <b>{t(`actions.${entry.action}`, { defaultValue: entry.action })}</b>{' '}
              {entry.accountName} <time dateTime={entry.at}>{moment(entry.at)}</time>
            </p>
            {Object.keys(entry.changes).length > fewFields ? (
              <Changes entry={entry} />
            ) : (
              <ChangedFields entry={entry} />
            )}
          </li>
        ))}
      </ol>
      {answer.total > most && <Link href={{ pathname: '/admin/audit', query }}>{t('older')}</Link>}
    </>
  );
}
