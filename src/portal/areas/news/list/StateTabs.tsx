import { useTranslation } from 'next-i18next/pages';
import { publishStates } from '@/contracts/news/news-state';
import type { NewsQuery } from '@/portal/areas/news/list-query';
import { useAddress } from '@/portal/kit/address/use-address';
import { usePerson } from '@/portal/kit/page/person';
import { LinkTabs } from '@/portal/ui/actions/LinkTabs';

/** News by how far it is on its way, and at a property what one has not read; other filters stay. */
export function StateTabs({ query }: { query: NewsQuery }) {
  const { t } = useTranslation('news');
  const { propertyId } = usePerson();
  const { publishState: _, unread: __, page: ___, ...kept } = useAddress().query;
  const tab = (name: string, search: Record<string, string>) => ({
    name,
    title: t(`list.tabs.${name}`),
    href: { pathname: '/news', query: { ...kept, ...search } },
  });
  return (
    <LinkTabs
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
