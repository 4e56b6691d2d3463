import { useTranslation } from 'next-i18next/pages';
import { newsEndpoints } from '@/contracts/news/endpoints';
import { type NewsView, newsTotalMost, newsViewNames, newsViews } from '@/contracts/news/news';
import { type NewsQuery, tabsCall } from '@/portal/areas/news/list-query';
import { ListTabs } from '@/portal/kit/list/ListTabs';
import { useTabCounts } from '@/portal/kit/list/use-tab-counts';
import { usePerson } from '@/portal/kit/page/person';

const searchOf = (view: NewsView) =>
  Object.fromEntries(Object.entries(newsViews[view]).map(([name, value]) => [name, String(value)]));

/** Further than that it is not counted. */
const shownCount = (count: number) =>
  count > newsTotalMost ? `${newsTotalMost.toLocaleString('en-US')}+` : count;

/** News by how far it is on its way, and at a property what one has not read; other filters count. */
export function StateTabs({ query }: { query: NewsQuery }) {
  const { t } = useTranslation('news');
  const { propertyId } = usePerson();
  const counts = useTabCounts(newsEndpoints.tabs, tabsCall(query));
  const isPending = query.review === 'pending' && query.publishState === 'draft';
  const current = isPending ? 'pending' : (query.publishState ?? 'all');
  return (
    <ListTabs
      label={t('state')}
      current={query.unread ? 'unread' : current}
      tabs={newsViewNames
        .filter((view) => propertyId || view !== 'unread')
        .map((view) => {
          const counted = counts?.find((one) => one.view === view);
          return {
            ...{ name: view, search: searchOf(view) },
            title: t(view === 'pending' ? 'reviews.pending' : `list.tabs.${view}`),
            count: counted && shownCount(counted.count),
          };
        })}
    />
  );
}
