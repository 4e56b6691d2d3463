import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import type { RecordWords } from '@/contracts/kit/feature/record-words';
import { usePermission } from '@/portal/kit/page/permission';
import { Section } from '@/portal/ui/layout/Section';
import { Timeline } from '@/portal/ui/words/Timeline';
import type { HistoryOf } from './RecordHistory';

const RecordHistory = dynamic(() => import('./RecordHistory').then((m) => m.RecordHistory));

/**
 * What happened to the record that a screen shows: what its area tells, and for who may see it the audit log.
 * Needs `auditTexts`.
 */
export function HistorySection<Records extends Record<string, RecordWords>>(
  props: HistoryOf<Records>,
) {
  const { t } = useTranslation('audit');
  const maySeeLog = usePermission()('audit:view');
  if (!maySeeLog && !props.told) return null;
  return (
    <Section title={t('history')}>
      {maySeeLog ? <RecordHistory {...props} /> : <Timeline events={props.told?.events ?? []} />}
    </Section>
  );
}
