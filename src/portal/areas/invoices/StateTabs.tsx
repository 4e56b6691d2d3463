import { useTranslation } from 'next-i18next/pages';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { ListTabs } from '@/portal/kit/list/ListTabs';
import { useTabCounts } from '@/portal/kit/list/use-tab-counts';
import { type InvoicesQuery, tabsCall } from './pages';

const shown = ['owed', 'late', 'paid', 'void'] as const;

/** The invoices by where they stand, and how many that are; other filters count. */
export function StateTabs({ query }: { query: InvoicesQuery }) {
  const { t } = useTranslation('invoices');
  const counts = useTabCounts(invoiceEndpoints.tabs, tabsCall(query));
  return (
    <ListTabs
      label={t('views')}
      current={query.state ?? 'all'}
      tabs={[
        { name: 'all', title: t('all'), search: {}, count: counts?.all },
        ...shown.map((state) => ({
          ...{ name: state, title: t(`states.${state}`), search: { state } },
          ...{ count: counts?.[state], late: state === 'late' },
        })),
      ]}
    />
  );
}
