import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { PageQuery } from '@/contracts/kit/calls/page-query';
import { useRecordAhead } from '@/portal/kit/page/ahead';
import { ReadFailed } from '@/portal/kit/page/ReadFailed';
import { Button } from '@/portal/ui/actions/Button';
import {
  type Column,
  DataTable,
  type Detail,
  type OpenRow,
  type Selection,
} from '@/portal/ui/layout/DataTable';
import { Panel, SkeletonRows } from '@/portal/ui/layout/Panel';
import { ListPager } from './ListPager';
import { useListKeys } from './shown-lists';
import type { List } from './use-list';

interface Props<T, Q extends PageQuery> {
  list: List<T, Q>;
  label: string;
  columns: Column<T>[];
  /** What to do when there is nothing at all yet. */
  empty: { title: string; lead?: string; action?: ReactNode };
  selection?: Selection;
  pageSizes?: number[];
  dense?: boolean;
  group?: (row: T) => string;
  detail?: Detail<T>;
  open?: OpenRow | undefined;
}

/** A list with its states: skeleton, rows, empty, nothing found, failed with a retry. */
export function ResourceTable<T extends { id: string }, Q extends PageQuery>(props: Props<T, Q>) {
  const { list, label, columns, empty, selection, pageSizes = [10, 20, 50, 100] } = props;
  const { t } = useTranslation('common');
  const { rows, total, query, reading } = list;
  const frame = useListKeys();
  useRecordAhead(frame);

  const failure = reading.status === 'failed' && (
    <ReadFailed error={reading.error} onRetry={list.reload} />
  );
  // Rows that answer this very query stay in sight when only their refresh failed.
  if (failure && (!rows || list.stale)) return failure;
  if (!rows) return <SkeletonRows label={t('list.loading')} />;

  const filters = Object.keys(query).filter((name) => !['page', 'limit', 'sort'].includes(name));
  // That there is nothing is known by an answer alone: until then the table stands without rows.
  if (rows.length === 0 && !list.stale && !failure) {
    const filtered = filters.length > 0 || query.page > 1;
    const clear = Object.fromEntries(filters.map((name) => [name, undefined])) as Partial<Q>;
    return filtered ? (
      <Panel
        title={t('list.noMatch')}
        actions={<Button onClick={() => list.ask(clear)}>{t('list.clear')}</Button>}
      />
    ) : (
      <Panel title={empty.title} actions={empty.action}>
        {empty.lead}
      </Panel>
    );
  }

  return (
    <>
      {failure}
      <DataTable
        ref={frame}
        label={label}
        columns={columns}
        rows={rows}
        sort={query.sort}
        onSort={(sort) => list.ask({ sort } as Partial<Q>)}
        selection={selection}
        stale={list.stale}
        dense={props.dense}
        group={props.group}
        detail={props.detail}
        open={props.open}
      />
      <ListPager
        page={query.page}
        limit={query.limit}
        shown={rows.length}
        total={total}
        atLeast={list.atLeast}
        sizes={pageSizes}
        onPage={(page) => list.ask({ page } as Partial<Q>)}
        onLimit={(limit) => list.ask({ limit } as Partial<Q>)}
      />
    </>
  );
}
