import { useTranslation } from 'next-i18next/pages';
import { type MenuGroup, menuGroups } from '@/contracts/features/menu-groups';
import { useAddress } from '@/portal/kit/address/use-address';
import { useNames } from '@/portal/kit/text/use-names';
import { LinkTabs } from '@/portal/ui/actions/LinkTabs';
import { MenuList } from './MenuList';
import { Widgets } from './Widgets';

/** What everybody's menu says, group by group, and what home shows. */
export function MenuFeaturesScreen() {
  const { t } = useTranslation('menu-features');
  const nameIn = useNames();
  const { tab: view, group = '' } = useAddress().query;
  const isWidgets = view === 'widgets';
  const tab = (name: string, title: string, query: Record<string, string>) => ({
    ...{ name, title },
    href: { pathname: '/admin/features', query },
  });
  const named = (Object.keys(menuGroups) as MenuGroup[]).flatMap((key) => {
    const one = menuGroups[key];
    return 'names' in one ? [tab(key, nameIn(one.names), { group: key })] : [];
  });
  const tabs = (
    <LinkTabs
      label={t('tabs')}
      current={isWidgets ? 'widgets' : group}
      tabs={[tab('', t('all'), {}), ...named, tab('widgets', t('widgets'), { tab: 'widgets' })]}
    />
  );
  return isWidgets ? <Widgets tabs={tabs} /> : <MenuList tabs={tabs} />;
}
