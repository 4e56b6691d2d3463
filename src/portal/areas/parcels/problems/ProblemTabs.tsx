import { useTranslation } from 'next-i18next/pages';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';
import { problemKinds } from '@/contracts/parcel/states';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { LinkTabs } from '@/portal/ui/actions/LinkTabs';
import type { ProblemQuery } from './list-query';

/** What needs somebody, by why, each with how many. */
export function ProblemTabs({ query }: { query: ProblemQuery }) {
  const { t } = useTranslation(['parcel-problems', 'parcels']);
  const kinds = useReader(parcelReportEndpoints.problems, {});
  useLive('parcels', kinds.reload);
  const tabs = useReader(parcelEndpoints.tabs, {});
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
