import { useTranslation } from 'next-i18next/pages';
import { publishStates } from '@/contracts/news/news-state';
import type { NewsQuery } from '@/portal/areas/news/list-query';
import { type ListTab, ListTabs } from '@/portal/kit/list/ListTabs';
import { usePerson } from '@/portal/kit/page/person';

/** News by how far it is on its way, and at a property what one has not read. */
export function StateTabs({ query }: { query: NewsQuery }) {
  const { t } = useTranslation('news');
  const { propertyId } = usePerson();
  const tab = (name: string, search: ListTab['search'], title = t(`list.tabs.${name}`)) => ({
    ...{ name, title, search },
  });
  const isPending = query.review === 'pending' && query.publishState === 'draft';
  const current = isPending ? 'pending' : (query.publishState ?? 'all');
  return (
    <ListTabs
      label={t('state')}
      current={query.unread ? 'unread' : current}
      tabs={[
        tab('all', {}),
        tab('pending', { publishState: 'draft', review: 'pending' }, t('reviews.pending')),
        ...publishStates.map((state) => tab(state, { publishState: state })),
        ...(propertyId ? [tab('unread', { unread: 'true' })] : []),
      ]}
    />
  );
}
