import { useTranslation } from 'next-i18next/pages';
import { type MenuGroup, menuGroups } from '@/contracts/features/menu-groups';
import { useAddress } from '@/portal/kit/address/use-address';
import { type ListTab, ListTabs } from '@/portal/kit/list/ListTabs';
import { useNames } from '@/portal/kit/text/use-names';
import { MenuList } from './MenuList';
import { Widgets } from './Widgets';

/** What everybody's menu says, group by group, and what home shows. */
export function MenuFeaturesScreen() {
  const { t } = useTranslation('menu-features');
  const nameIn = useNames();
  const { tab: view, group = '' } = useAddress().query;
  const isWidgets = view === 'widgets';
  const tab = (name: string, title: string, search: ListTab['search']) => ({ name, title, search });
  const named = (Object.keys(menuGroups) as MenuGroup[]).flatMap((key) => {
    const one = menuGroups[key];
    return 'names' in one ? [tab(key, nameIn(one.names), { group: key })] : [];
  });
  const tabs = (
    <ListTabs
      label={t('tabs')}
      current={isWidgets ? 'widgets' : group}
      tabs={[tab('', t('all'), {}), ...named, tab('widgets', t('widgets'), { tab: 'widgets' })]}
    />
  );
  return isWidgets ? <Widgets tabs={tabs} /> : <MenuList tabs={tabs} />;
}
