import { useTranslation } from 'next-i18next/pages';
import { useAddress } from '@/portal/kit/address/use-address';
import { LinkTabs } from '@/portal/ui/actions/LinkTabs';
import { EntryList } from './EntryList';
import { MonthView } from './MonthView';

/** What happens at the property: by the month, or as a list. */
export function HomeCalendarScreen() {
  const { t } = useTranslation('home-calendar');
  const view = useAddress().query.view === 'list' ? 'list' : 'month';
  const tab = (name: 'month' | 'list', query: Record<string, string>) => ({
    ...{ name, title: t(`views.${name}`) },
    href: { pathname: '/home-calendar', query },
  });
  const tabs = (
    <LinkTabs
      label={t('views.label')}
      current={view}
      tabs={[tab('month', {}), tab('list', { view: 'list' })]}
    />
  );
  return view === 'list' ? <EntryList tabs={tabs} /> : <MonthView tabs={tabs} />;
}
