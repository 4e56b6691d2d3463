import { useTranslation } from 'next-i18next/pages';
import { listAddress } from '@/portal/kit/list/list-address';
import { BackLink } from '@/portal/ui/actions/BackLink';

/** The way back to the list as it was left. */
export function BackToTemplates() {
  const { t } = useTranslation('news-templates');
  return <BackLink href={listAddress('/news-template')}>{t('title')}</BackLink>;
}
