import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import type { Feature } from '@/contracts/kit/feature/permissions';
import type { RecordWords } from '@/contracts/kit/feature/record-words';
import { usePermission } from '@/portal/kit/page/permission';
import { Section } from '@/portal/ui/layout/Section';

const RecordHistory = dynamic(() => import('./RecordHistory').then((m) => m.RecordHistory));

/** The history of the record that a screen shows, for who may see it. Needs `auditTexts`. */
export function HistorySection<Records extends Record<string, RecordWords>>(props: {
  of: { key: Feature; records: Records };
  kind: keyof Records & string;
  id: string;
}) {
  const { t } = useTranslation('audit');
  const can = usePermission();
  if (!can('audit:view')) return null;
  return (
    <Section title={t('history')}>
      <RecordHistory {...props} />
    </Section>
  );
}
