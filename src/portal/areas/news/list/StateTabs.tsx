import { useTranslation } from 'next-i18next/pages';
import { publishStates } from '@/contracts/news/news-state';
import type { NewsQuery } from '@/portal/areas/news/list-query';
import { type ListTab, ListTabs } from '@/portal/kit/list/ListTabs';
import { usePerson } from '@/portal/kit/page/person';

/** News by how far it is on its way, and at a property what one has not read. */
export function StateTabs({ query }: { query: NewsQuery }) {
  const { t } = useTranslation('news');
  const { propertyId } = usePerson();
  const tab = (name: string, search: ListTab['search']) => ({
    ...{ name, title: t(`list.tabs.${name}`), search },
  });
  return (
    <ListTabs
      label={t('state')}
      current={query.unread ? 'unread' : (query.publishState ?? 'all')}
      tabs={[
        tab('all', {}),
        ...publishStates.map((state) => tab(state, { publishState: state })),
        ...(propertyId ? [tab('unread', { unread: 'true' })] : []),
      ]}
    />
  );
}
