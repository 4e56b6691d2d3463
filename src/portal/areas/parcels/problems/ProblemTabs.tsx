import { useTranslation } from 'next-i18next/pages';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';
import { problemKinds } from '@/contracts/parcel/states';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { type ListTab, ListTabs } from '@/portal/kit/list/ListTabs';
import type { ProblemQuery } from './list-query';

/** What needs somebody, by why, each with how many. */
export function ProblemTabs({ query }: { query: ProblemQuery }) {
  const { t } = useTranslation(['parcel-problems', 'parcels']);
  const kinds = useLiveReader(parcelReportEndpoints.problems, {});
  const tabs = useLiveReader(parcelEndpoints.tabs, {});
  const ofStatus = (wanted: string) =>
    tabs.answer?.statuses.find(({ status }) => status === wanted)?.count;

  const tab = (
    name: string,
    search: ListTab['search'],
    count: number | undefined,
    title = t(`tabs.${name}`),
  ) => ({ name, title, search, count });
  const current = query.overdue ? 'overdue' : (query.problem ?? query.status);
  return (
    <ListTabs
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
