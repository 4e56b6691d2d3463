import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { ListTabs } from '@/portal/kit/list/ListTabs';
import { type InvoicesQuery, tabsCall } from './pages';

const shown = ['owed', 'late', 'paid', 'void'] as const;

/** The invoices by where they stand, and how many that are; other filters count. */
export function StateTabs({ query }: { query: InvoicesQuery }) {
  const { t } = useTranslation('invoices');
  const read = useLiveReader(invoiceEndpoints.tabs, tabsCall(query));
  // While other filters are asked, the figures stay where they are.
  const latest = useRef(read.answer);
  latest.current = read.answer ?? latest.current;
  const counts = latest.current;
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
