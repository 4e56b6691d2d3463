import { useTranslation } from 'next-i18next/pages';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { BackToTemplates } from './BackToTemplates';
import { TemplateForm } from './TemplateForm';

/** A new template of the place that one works in. */
export function CreateTemplateScreen() {
  const { t } = useTranslation('news-templates');
  return (
    <>
      <BackToTemplates />
      <ScreenHeader title={t('create')} />
      <TemplateForm template={null} />
    </>
  );
}
