import { useTranslation } from 'next-i18next/pages';
import { suggestionEndpoints } from '@/contracts/master-data/suggestions/suggestion';
import { useAddress } from '@/portal/kit/address/use-address';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { LinkTabs } from '@/portal/ui/actions/LinkTabs';

interface Props {
  query: { status?: string | undefined; late?: boolean | undefined };
}

/** Suggestions by where they stand, and those that are late; other filters stay. */
export function StatusTabs({ query }: Props) {
  const { t } = useTranslation('suggestions');
  const { answer, reload } = useReader(suggestionEndpoints.tabs, {});
  useLive('suggestions', reload);
  const { status: _, late: __, page: ___, ...kept } = useAddress().query;
  const tab = (name: string, title: string, count: number, search: Record<string, string>) => ({
    ...{ name, title, count: String(count) },
    href: { pathname: '/suggestion', query: { ...kept, ...search } as Record<string, string> },
  });
  const { statuses = [], late = 0 } = answer ?? {};
  const all = statuses.reduce((sum, { count }) => sum + count, 0);
  return (
    <LinkTabs
      label={t('views')}
      current={query.late ? 'late' : (query.status ?? 'all')}
      tabs={[
        tab('all', t('all'), all, {}),
        tab('late', t('late'), late, { late: 'true' }),
        ...statuses.map(({ status, count }) =>
          tab(status, t(`statuses.${status}`), count, { status }),
        ),
      ]}
    />
  );
}
