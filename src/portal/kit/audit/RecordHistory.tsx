import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { auditEndpoints } from '@/contracts/auth/audit';
import type { Feature } from '@/contracts/kit/feature/permissions';
import type { RecordWords } from '@/contracts/kit/feature/record-words';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { ByWhom } from '@/portal/kit/text/ByWhom';
import { Button } from '@/portal/ui/actions/Button';
import { type Happened, Timeline } from '@/portal/ui/words/Timeline';
import { ChangedFields } from './ChangedFields';
import { Changes } from './Changes';
import { useAuditWords } from './use-audit-words';

const most = 100;
/** So many at first. */
const few = 5;
/** So many are shown at once, more behind a press. */
const fewFields = 4;

export interface HistoryOf<Records extends Record<string, RecordWords>> {
  /** Whose changes others are told of. */
  of: { key: Feature; records: Records };
  /** Which of its kinds of records. */
  kind: keyof Records & string;
  id: string;
  /** What its area knows of it, and which of the log's actions that tells already. */
  told?: { events: readonly (Happened & { at: string })[]; actions: readonly string[] };
}

const nothing: NonNullable<HistoryOf<never>['told']> = { events: [], actions: [] };

/**
 * Who changed one record, when and what, newest first, between what its area tells; for whoever may view the
 * audit log. The page that shows it brings `auditTexts`.
 */
export function RecordHistory<Records extends Record<string, RecordWords>>(
  props: HistoryOf<Records>,
) {
  const { told = nothing } = props;
  const words = props.of.records[props.kind];
  const { action, changed } = useAuditWords()(words);
  const { t } = useTranslation('audit');
  const query = { entity: props.kind, entityId: props.id };
  const read = useReader(auditEndpoints.list, {
    query: { ...query, limit: most },
  });
  const { answer } = read;
  useLive(props.of.key, read.reload);

  const [isWhole, setWhole] = useState(false);
  if (!answer) return <Awaited read={read} rows={4} />;
  const changes = answer.rows
    .filter((entry) => !told.actions.includes(entry.action))
    .map((entry) => ({
      key: entry.id,
      at: entry.at,
      what: action(entry.action),
      by: <ByWhom name={entry.accountName} at={entry.at} />,
      more:
        changed(entry.changes).length > fewFields ? (
          <Changes entry={entry} words={words} />
        ) : (
          <ChangedFields entry={entry} words={words} />
        ),
    }));
  const all = [...told.events, ...changes].sort((a, b) => b.at.localeCompare(a.at));
  const isMore = !isWhole && all.length > few;
  return (
    <>
      <Timeline events={isMore ? all.slice(0, few) : all} none={t('empty')} />
      {isMore && (
        <p>
          <Button look="link" onClick={() => setWhole(true)}>
            {t('all', { n: answer.total > most ? answer.total : all.length })}
          </Button>
        </p>
      )}
      {!isMore && answer.total > most && (
        <Link href={{ pathname: '/admin/audit', query }}>{t('older')}</Link>
      )}
    </>
  );
}
