import { Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import {
  type Vote,
  type VoteDetail,
  voteColumns,
  voteEndpoints,
  voteStandings,
} from '@/contracts/master-data/votes/vote';
import { ExportButton } from '@/portal/kit/files/ExportButton';
import { useEditing } from '@/portal/kit/form/use-editing';
import { ColumnChoice } from '@/portal/kit/list/ColumnChoice';
import { FilterBar } from '@/portal/kit/list/FilterBar';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { ResourceTable } from '@/portal/kit/list/ResourceTable';
import { RowLink } from '@/portal/kit/list/RowLink';
import { SpanChips } from '@/portal/kit/list/SpanChips';
import { useColumnChoice } from '@/portal/kit/list/use-column-choice';
import { useList } from '@/portal/kit/list/use-list';
import { useLive } from '@/portal/kit/live/live';
import { usePermission } from '@/portal/kit/page/permission';
import { rowOpener } from '@/portal/kit/records/row-opener';
import { useColumns } from '@/portal/kit/records/use-columns';
import { Button } from '@/portal/ui/actions/Button';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';

const VoteForm = dynamic(() => import('./VoteForm').then((m) => m.VoteForm), { ssr: false });

const spans = ['closes', 'closed'] as const;
const opener = rowOpener(({ id }: Vote) => `/votes/${id}`);

/** What the owners decide; each vote is changed, held and closed on its own screen. */
export function VotesScreen() {
  const { t } = useTranslation('votes');
  const can = usePermission();
  const router = useRouter();
  const list = useList(voteEndpoints.list);
  useLive('votes', list.reload);
  const editing = useEditing<VoteDetail>('vote');
  const renders = useMemo(
    () => ({
      voted: ({ id, voted, units }: Vote) =>
        units > 0 ? (
          <>
            <RowLink href={`/votes/${id}?standing=voted#roll`}>{voted}</RowLink> / {units}
          </>
        ) : (
          '–'
        ),
      units: ({ id, units }: Vote) =>
        units > 0 ? <RowLink href={`/votes/${id}#roll`}>{units}</RowLink> : 0,
    }),
    [],
  );
  const shown = useColumns<Vote>('votes', voteColumns, { renders, opener });
  const { columns, choice } = useColumnChoice('votes', shown);
  const add = can('votes:create') && (
    <Button look="primary" icon={<Plus />} onClick={() => editing.open('new')}>
      {t('add')}
    </Button>
  );
  const { page: _page, limit: _limit, ...asked } = list.query;
  return (
    <>
      <ScreenHeader title={t('title')}>{add}</ScreenHeader>
      <FilterBar
        list={list}
        search={t('search')}
        tools={
          <>
            <ColumnChoice choice={choice} />
            {can('votes:export') && (
              <ExportButton list={list} endpoint={voteEndpoints.download} call={{ query: asked }} />
            )}
          </>
        }
      >
        <FilterSelect
          list={list}
          name="standing"
          label={t('standing')}
          options={voteStandings.map((value) => ({ value, label: t(`standings.${value}`) }))}
        />
        <SpanChips list={list} texts="votes" names={spans} />
      </FilterBar>
      <ResourceTable
        list={list}
        label={t('title')}
        empty={{ title: t('empty'), lead: t('emptyLead'), action: add }}
        columns={columns}
      />
      {editing.form && (
        <VoteForm
          {...editing.form}
          onSaved={({ id }) => {
            editing.close();
            void router.push(`/votes/${id}`);
          }}
        />
      )}
    </>
  );
}
