import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { NewsTemplate } from '@/contracts/news/news-template';
import { newsTemplateEndpoints } from '@/contracts/news/news-template';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live';
import { usePermission } from '@/portal/kit/permission';
import { ReadFailed } from '@/portal/kit/ReadFailed';
import { Panel, SkeletonRows } from '@/portal/ui/Panel';
import { ScreenHeader } from '@/portal/ui/ScreenHeader';
import { Section } from '@/portal/ui/Section';
import { BackLink } from './BackLink';
import { itemCall } from './pages';
import { RemoveButton } from './RemoveButton';
import { TemplateForm } from './TemplateForm';
import styles from './Templates.module.css';
import { TemplateView } from './TemplateView';

const RecordHistory = dynamic(() =>
  import('@/portal/kit/audit/RecordHistory').then((m) => m.RecordHistory),
);

/** One template: to be changed by who may and where it is of the place, else to be read. */
export function TemplateScreen() {
  const { t } = useTranslation(['news-templates', 'common']);
  const { query } = useRouter();
  const { answer, reading, reload } = useReader(newsTemplateEndpoints.get, itemCall(query));
  useLive('news-templates', reload);
  if (answer) return <Template template={answer} />;
  if (reading.status !== 'failed') return <SkeletonRows label={t('common:list.loading')} />;
  const isMissing = ['NOT_FOUND', 'INVALID'].includes(reading.error.code);
  return (
    <>
      <BackLink />
      {isMissing ? (
        <Panel role="alert" title={t('missing')}>
          {t('missingLead')}
        </Panel>
      ) : (
        <ReadFailed error={reading.error} onRetry={reload} />
      )}
    </>
  );
}

function Template({ template }: { template: NewsTemplate }) {
  const { t } = useTranslation('news-templates');
  const can = usePermission();
  const router = useRouter();
  const isEdited = template.own && can('news-templates:edit');
  return (
    <>
      <BackLink />
      <ScreenHeader title={isEdited ? t('edit') : template.name}>
        <RemoveButton
          template={template}
          look="plain"
          onRemoved={() => void router.push('/news-template')}
        />
      </ScreenHeader>
      {isEdited ? (
        <TemplateForm key={template.id} template={template} />
      ) : (
        <TemplateView template={template} />
      )}
      {template.own && can('audit:view') && (
        <div className={styles.history}>
          <Section title={t('history')}>
            <RecordHistory entity="news-template" id={template.id} feature="news-templates" />
          </Section>
        </div>
      )}
    </>
  );
}
