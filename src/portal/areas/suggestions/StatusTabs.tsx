import { useTranslation } from 'next-i18next/pages';
import { suggestionEndpoints } from '@/contracts/master-data/suggestions/suggestion';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { ListTabs } from '@/portal/kit/list/ListTabs';

interface Props {
  query: { status?: string | undefined; late?: boolean | undefined };
}

/** Suggestions by where they stand, and those that are late. */
export function StatusTabs({ query }: Props) {
  const { t } = useTranslation('suggestions');
  const { statuses = [], late = 0 } = useLiveReader(suggestionEndpoints.tabs, {}).answer ?? {};
  const all = statuses.reduce((sum, { count }) => sum + count, 0);
  return (
    <ListTabs
      label={t('views')}
      current={query.late ? 'late' : (query.status ?? 'all')}
      tabs={[
        { name: 'all', title: t('all'), search: {}, count: all },
        { name: 'late', title: t('late'), search: { late: 'true' }, count: late, late: true },
        ...statuses.map(({ status, count }) => ({
          ...{ name: status, title: t(`values.status.${status}`), search: { status }, count },
        })),
      ]}
    />
  );
}
