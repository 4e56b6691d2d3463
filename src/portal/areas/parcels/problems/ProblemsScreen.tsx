import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useState } from 'react';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import type { Parcel } from '@/contracts/parcel/parcel';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';
import type { Outcome } from '@/portal/areas/parcels/change/in-batches';
import { useChosenParcels } from '@/portal/areas/parcels/list/use-chosen-parcels';
import { ExportButton } from '@/portal/kit/files/ExportButton';
import { FilterBar } from '@/portal/kit/list/FilterBar';
import { ResourceTable } from '@/portal/kit/list/ResourceTable';
import { useList } from '@/portal/kit/list/use-list';
import { useLive } from '@/portal/kit/live/live';
import { usePermission } from '@/portal/kit/page/permission';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Panel } from '@/portal/ui/layout/Panel';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { returnSlipAddress } from './addresses';
import { ChosenProblems } from './ChosenProblems';
import { problemQuery } from './list-query';
import styles from './Problems.module.css';
import { ProblemTabs } from './ProblemTabs';
import type { Step } from './steps';
import { useProblemColumns } from './use-problem-columns';

const ChangeDialog = dynamic(
  () => import('@/portal/areas/parcels/change/ChangeDialog').then((m) => m.ChangeDialog),
  { ssr: false },
);
const ReaddressDialog = dynamic(
  () => import('@/portal/areas/parcels/change/ReaddressDialog').then((m) => m.ReaddressDialog),
  { ssr: false },
);

/** The work list of what went wrong or waits too long, and what went back to the carriers. */
export function ProblemsScreen() {
  const { t } = useTranslation('parcel-problems');
  const can = usePermission();
  const list = useList(parcelEndpoints.list, problemQuery);
  useLive('parcels', list.reload);
  const { selection, chosen } = useChosenParcels(list.rows);
  // What was ticked under one tab is not meant under another.
  const tab = [list.query.status, list.query.problem, list.query.overdue].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the tab that matters.
  useEffect(() => selection.keep(), [tab]);
  const [open, setOpen] = useState<{ name: Step; parcels: Parcel[] }>();
  const [returned, setReturned] = useState<Parcel[]>([]);
  const ask = useCallback((name: Step, parcel: Parcel) => setOpen({ name, parcels: [parcel] }), []);
  const columns = useProblemColumns(ask, list.query.status === 'returned');
  const { page: _, limit: __, ...filter } = list.query;

  function close(outcomes: Outcome[]) {
    const done = outcomes.flatMap(({ parcel, error }) => (error ? [] : [parcel]));
    if (open?.name === 'giveBack' && done.length > 0) setReturned(done);
    setOpen(undefined);
    if (outcomes.length > 0) {
      selection.keep(outcomes.flatMap(({ parcel, error }) => (error ? [parcel.id] : [])));
    }
    list.reload();
  }

  const nothing = list.rows?.length === 0 && !list.stale && !list.query.keywords;
  return (
    <>
      <ScreenHeader title={t('title')} />
      <ProblemTabs query={list.query} />
      <FilterBar
        list={list}
        search={t('search')}
        tools={
          can('parcels:export') && (
            <ExportButton
              list={list}
              endpoint={parcelReportEndpoints.information}
              call={{ body: filter }}
            />
          )
        }
      ></FilterBar>
      {returned.length > 0 && (
        <output className={styles.returned}>
          {t('returned', { codes: returned.map(({ docCode }) => docCode).join(' ') })}
          <ActionLink
            size="small"
            look="primary"
            href={returnSlipAddress(returned.map(({ id }) => id))}
            target="_blank"
            prefetch={false}
          >
            {t('slip.print')}
          </ActionLink>
        </output>
      )}
      {nothing ? (
        <Panel title={t('nothing')} />
      ) : (
        <ResourceTable
          list={list}
          label={t('title')}
          columns={columns}
          selection={selection}
          empty={{ title: t('nothing') }}
        />
      )}
      <ChosenProblems
        chosen={chosen}
        overdue={list.query.overdue ?? false}
        onChange={(name) => setOpen({ name, parcels: chosen })}
        onDone={() => selection.keep()}
      />
      {open?.name === 'readdress' && open.parcels[0] && (
        <ReaddressDialog parcel={open.parcels[0]} onClose={close} />
      )}
      {open && open.name !== 'readdress' && (
        <ChangeDialog name={open.name} parcels={open.parcels} onClose={close} />
      )}
    </>
  );
}
