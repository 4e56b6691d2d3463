import { useTranslation } from 'next-i18next/pages';
import { ListTabs } from '@/portal/kit/list/ListTabs';

const shown = ['owed', 'late', 'paid', 'void'] as const;

/** The invoices by where they stand. */
export function StateTabs({ query }: { query: { state?: string | undefined } }) {
  const { t } = useTranslation('invoices');
  return (
    <ListTabs
      label={t('views')}
      current={query.state ?? 'all'}
      tabs={[
        { name: 'all', title: t('all'), search: {} },
        ...shown.map((state) => ({ name: state, title: t(`states.${state}`), search: { state } })),
      ]}
    />
  );
}
