import { useTranslation } from 'next-i18next/pages';
import { problemKinds } from '@/contracts/parcel/states';
import { parcelTabs } from '@/portal/areas/parcels/readers';
import { useLive } from '@/portal/kit/live';
import { useReader } from '@/portal/kit/use-reader';
import { LinkTabs } from '@/portal/ui/LinkTabs';
import { type ProblemQuery, problemCounts } from './readers';

/** What needs somebody, by why, each with how many. */
export function ProblemTabs({ query }: { query: ProblemQuery }) {
  const { t } = useTranslation(['parcel-problems', 'parcels']);
  const kinds = useReader(problemCounts, {});
  useLive('parcels', kinds.reload);
  const tabs = useReader(parcelTabs, {});
  useLive('parcels', tabs.reload);
  const ofStatus = (wanted: string) =>
    tabs.answer?.statuses.find(({ status }) => status === wanted)?.count;

  const tab = (
    name: string,
    search: Record<string, string>,
    count: number | undefined,
    title = t(`tabs.${name}`),
  ) => ({
    name,
    title,
    href: { pathname: '/parcels/problems', query: search },
    ...(count !== undefined && { count: count.toLocaleString('en-US') }),
  });
  const current = query.overdue ? 'overdue' : (query.problem ?? query.status);
  return (
    <LinkTabs
      label={t('title')}
      current={current === 'problem' ? 'all' : String(current)}
      tabs={[
        tab('all', {}, ofStatus('problem')),
        ...problemKinds.map((kind) =>
          tab(
            kind,
            { problem: kind },
            kinds.answer?.find(({ problem }) => problem === kind)?.count,
            t(`parcels:problems.${kind}`),
          ),
        ),
        tab('overdue', { overdue: 'true' }, tabs.answer?.overdue),
        tab('returned', { status: 'returned' }, ofStatus('returned')),
      ]}
    />
  );
}
