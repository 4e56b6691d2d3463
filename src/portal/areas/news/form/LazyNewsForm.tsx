import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { SkeletonRows } from '@/portal/ui/layout/Panel';

function Loading() {
  const { t } = useTranslation('common');
  return <SkeletonRows rows={8} label={t('list.loading')} />;
}

/** `NewsForm`, loaded where it is shown. */
export const LazyNewsForm = dynamic(() => import('./NewsForm').then((m) => m.NewsForm), {
  ssr: false,
  loading: Loading,
});
