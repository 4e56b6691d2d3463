import { useTranslation } from 'next-i18next/pages';
import { livings, unitEndpoints } from '@/contracts/master-data/residents/unit';
import { ListTabs } from '@/portal/kit/list/ListTabs';
import { useTabCounts } from '@/portal/kit/list/use-tab-counts';
import { usePermission } from '@/portal/kit/page/permission';
import { tabsCall, type UnitsQuery } from './pages';

/** The units by who lives there, and those that owe, for who may see that; other filters count. */
export function UnitTabs({ query }: { query: UnitsQuery }) {
  const { t } = useTranslation('units');
  const maySeeMoney = usePermission()('invoices:view');
  const counts = useTabCounts(unitEndpoints.tabs, tabsCall(query));
  return (
    <ListTabs
      label={t('views')}
      current={query.owes ? 'owes' : (query.living ?? 'all')}
      tabs={[
        { name: 'all', title: t('all'), search: {}, count: counts?.all },
        ...(maySeeMoney
          ? [{ name: 'owes', title: t('owes'), search: { owes: 'true' }, count: counts?.owes }]
          : []),
        ...livings.map((living) => ({
          ...{ name: living, title: t(`livings.${living}`), search: { living } },
          count: counts?.[living],
        })),
      ]}
    />
  );
}
