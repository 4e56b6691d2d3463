import { useTranslation } from 'next-i18next/pages';
import type { Entry } from '@/contracts/master-data/content/home-calendar';
import { Tag } from '@/portal/ui/words/Tag';

/** That an entry is the platform's, where it is. */
export function OfPlatform({ entry }: { entry: Entry }) {
  const { t } = useTranslation('content');
  return entry.own ? null : <Tag>{t('ofPlatform')}</Tag>;
}
