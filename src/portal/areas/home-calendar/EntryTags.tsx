import { useTranslation } from 'next-i18next/pages';
import type { Entry } from '@/contracts/master-data/home-calendar';
import { Tag } from '@/portal/ui/Tag';

/** What is to be known beside an entry's title. */
export function EntryTags({ entry }: { entry: Entry }) {
  const { t } = useTranslation(['home-calendar', 'content']);
  return (
    <>
      {!entry.own && <Tag>{t('content:ofPlatform')}</Tag>}
      {entry.publish === 0 && <Tag tone="warn">{t('published.0')}</Tag>}
    </>
  );
}
