import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { ComponentType } from 'react';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { importNeeds } from '@/contracts/master-data/import';
import { useAddress } from '@/portal/kit/address/use-address';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { buttonLook } from '@/portal/ui/actions/Button';
import { LinkTabs } from '@/portal/ui/actions/LinkTabs';
import { Panel } from '@/portal/ui/layout/Panel';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { AdminsTab } from './admins/AdminsTab';
import { FeaturesTab } from './FeaturesTab';
import { ImportsTab } from './imports/ImportsTab';
import { InboxTab } from './inbox/InboxTab';
import { OverviewTab } from './OverviewTab';
import type { TabProps } from './tab';
import { TestersTab } from './testers/TestersTab';

interface Tab {
  name: string;
  /** Any one of them. */
  needs?: readonly Permission[];
  Shown: ComponentType<TabProps>;
}

const tabs: readonly Tab[] = [
  { name: '1', Shown: OverviewTab },
  { name: '2', needs: ['property-settings:view'], Shown: FeaturesTab },
  { name: '3', needs: ['notifications:view'], Shown: InboxTab },
  { name: '4', needs: ['property-settings:view'], Shown: TestersTab },
  { name: '5', needs: Object.values(importNeeds), Shown: ImportsTab },
  { name: '6', needs: ['property-settings:view'], Shown: AdminsTab },
];

/** The property worked in, by the tab that its address names: the overview where it names none. */
export function PropertyScreen() {
  const { t } = useTranslation('properties');
  const { propertyId } = usePerson();
  const can = usePermission();
  const { query } = useAddress();
  if (!propertyId) return <WhichProperty />;
  const open = tabs.filter(({ needs }) => !needs || needs.some(can));
  const { name: current, Shown } = open.find(({ name }) => name === query.tab) ?? (open[0] as Tab);
  const tabLinks = (
    <LinkTabs
      label={t('tabs.title')}
      current={current}
      tabs={open.map(({ name }) => ({
        name,
        title: t(`tabs.${name}`),
        href: { pathname: '/admin/property', query: { tab: name } },
      }))}
    />
  );
  return <Shown propertyId={propertyId} tabs={tabLinks} />;
}

function WhichProperty() {
  const { t } = useTranslation(['properties', 'common']);
  const can = usePermission();
  const list = can('properties:view') ? '/admin/properties' : '/';
  return (
    <>
      <ScreenHeader title={t('which.title')} />
      <Panel
        title={t('which.lead')}
        actions={
          <Link href={list} {...buttonLook('primary')}>
            {t('common:place.list')}
          </Link>
        }
      />
    </>
  );
}
