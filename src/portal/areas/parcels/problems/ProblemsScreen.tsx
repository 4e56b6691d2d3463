import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState } from 'react';
import type { Parcel } from '@/contracts/parcel/parcel';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';
import type { ChangeName } from '@/contracts/parcel/states';
import type { Outcome } from '@/portal/areas/parcels/list/in-batches';
import { useChosenParcels } from '@/portal/areas/parcels/list/use-chosen-parcels';
import { ExportButton } from '@/portal/kit/ExportButton';
import { FilterBar, FilterTools } from '@/portal/kit/FilterBar';
import { useLive } from '@/portal/kit/live';
import { usePermission } from '@/portal/kit/permission';
import { ResourceTable } from '@/portal/kit/ResourceTable';
import { SearchBox } from '@/portal/kit/SearchBox';
import { useList } from '@/portal/kit/use-list';
import { ActionLink } from '@/portal/ui/Action';
import { Panel } from '@/portal/ui/Panel';
import { ScreenHeader } from '@/portal/ui/ScreenHeader';
import { returnSlipAddress } from './addresses';
import styles from './Problems.module.css';
import { ProblemTabs } from './ProblemTabs';
import { RemindChosen } from './RemindChosen';
import { problemParcels } from './readers';
import { useProblemColumns } from './use-problem-columns';

const ChangeDialog = dynamic(
  () => import('@/portal/areas/parcels/list/ChangeDialog').then((m) => m.ChangeDialog),
  { ssr: false },
);

/** The work list of what went wrong or waits too long, and what went back to the carriers. */
export function ProblemsScreen() {
  const { t } = useTranslation('parcel-problems');
  const can = usePermission();
  const list = useList(problemParcels);
  useLive('parcels', list.reload);
  const { selection, chosen } = useChosenParcels(list.rows);
  const [open, setOpen] = useState<{ name: ChangeName; parcel: Parcel }>();
  const [returned, setReturned] = useState<Parcel[]>([]);
  const ask = useCallback((name: ChangeName, parcel: Parcel) => setOpen({ name, parcel }), []);
  const columns = useProblemColumns(ask);
  const { page: _, limit: __, sort: ___, ...filter } = list.query;

  function close(outcomes: Outcome[]) {
    const done = outcomes.flatMap(({ parcel, error }) => (error ? [] : [parcel]));
    if (open?.name === 'giveBack' && done.length > 0) setReturned(done);
    setOpen(undefined);
    list.reload();
  }

  const nothing = list.rows?.length === 0 && !list.stale && !list.query.keywords;
  return (
    <>
      <ScreenHeader title={t('title')} />
      <ProblemTabs query={list.query} />
      <FilterBar>
        <SearchBox list={list} placeholder={t('search')} />
        <FilterTools>
          {can('parcels:export') && (
            <ExportButton
              list={list}
              endpoint={parcelReportEndpoints.information}
              call={{ body: filter }}
            />
          )}
        </FilterTools>
      </FilterBar>
      {returned.length > 0 && (
        <output className={styles.returned}>
          {t('returned', { codes: returned.map(({ docCode }) => docCode).join(' ') })}
          <ActionLink
            size="small"
            tone="primary"
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
          {...(list.query.overdue && { selection })}
          empty={{ title: t('nothing') }}
        />
      )}
      {list.query.overdue && <RemindChosen chosen={chosen} onDone={() => selection.keep()} />}
      {open && <ChangeDialog name={open.name} parcels={[open.parcel]} onClose={close} />}
    </>
  );
}
