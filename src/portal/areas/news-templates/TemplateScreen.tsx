import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { newsTemplates } from '@/contracts/features/content/news-templates';
import type { NewsTemplate } from '@/contracts/news/news-template';
import { newsTemplateEndpoints } from '@/contracts/news/news-template';
import { HistorySection } from '@/portal/kit/audit/HistorySection';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { usePermission } from '@/portal/kit/page/permission';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { BackToTemplates } from './BackToTemplates';
import { itemCall } from './pages';
import { RemoveTemplate } from './RemoveTemplate';
import { TemplateForm } from './TemplateForm';
import styles from './Templates.module.css';
import { TemplateView } from './TemplateView';

/** One template: to be changed by who may and where it is of the place, else to be read. */
export function TemplateScreen() {
  const { t } = useTranslation('news-templates');
  const { query } = useRouter();
  const read = useLiveReader(newsTemplateEndpoints.get, itemCall(query));
  if (read.answer) return <Template template={read.answer} />;
  return (
    <>
      <BackToTemplates />
      <Awaited read={read} missing={{ title: t('missing'), lead: t('missingLead') }} />
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
      <BackToTemplates />
      <ScreenHeader title={isEdited ? t('edit') : template.name}>
        <RemoveTemplate
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
          <HistorySection of={newsTemplates} kind="news-template" id={template.id} />
        </div>
      )}
    </>
  );
}
