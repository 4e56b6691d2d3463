import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { MeterKind } from '@/contracts/billing/meters/meter-kind';
import type { SheetRow } from '@/contracts/billing/meters/reading';
import type { Others } from '@/contracts/billing/meters/usage';
import { FilterBar } from '@/portal/kit/list/FilterBar';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { usePermission } from '@/portal/kit/page/permission';
import { deedsColumn } from '@/portal/kit/records/deeds-column';
import { LinkTabs } from '@/portal/ui/actions/LinkTabs';
import { type Column, DataTable } from '@/portal/ui/layout/DataTable';
import { CellDeeds } from './CellDeeds';
import { CellNote } from './CellNote';
import { type Cell, oddIn } from './cell';
import { Amount, ReadingField, Used } from './cells';
import type { SheetStore } from './sheet-store';
import { useSheetList } from './use-sheet-list';

const views = ['all', 'missing', 'odd', 'estimated'] as const;
type View = (typeof views)[number];

function isIn(view: View, cell: Cell, others: Others): boolean {
  if (view === 'missing') return cell.row.reading === null && !cell.isTyped;
  if (view === 'odd') return oddIn(cell, others) !== null;
  return view === 'all' || cell.draft.estimated;
}

/** The units below each other: what was read before, what is read now, and what that comes to. */
export function Sheet(props: {
  store: SheetStore;
  rows: readonly SheetRow[];
  kind: MeterKind;
  period: string;
}) {
  const { store, rows, kind, period } = props;
  const { t } = useTranslation('meters');
  const can = usePermission();
  const { query, pathname } = useRouter();
  const view = views.find((one) => one === query.show) ?? 'all';
  // Counted anew when something is typed, and when it is kept.
  useSyncExternalStore(store.subscribe, store.status, store.status);
  // Whoever fills in what is missing keeps the row in which that was.
  const [kept, setKept] = useState({ view, store, ids: idsOf(view, store) });
  if (kept.view !== view || kept.store !== store) {
    setKept({ view, store, ids: idsOf(view, store) });
  }
  const mayType = can('meters:create');
  const list = useSheetList(rows);
  const shown = useMemo(
    () =>
      list.rows
        ?.filter(({ unitId }) => kept.ids.has(unitId))
        .map((row) => ({ ...row, id: row.unitId })) ?? [],
    [list.rows, kept.ids],
  );
  const found = new Set(list.rows?.map(({ unitId }) => unitId));
  const countOf = (name: View) => [...idsOf(name, store)].filter((id) => found.has(id)).length;
  const buildings = [...new Set(rows.map(({ building }) => building))].filter(Boolean);
  const floors = [...new Set(rows.map(({ floor }) => floor))].filter(Boolean).sort((a, b) => a - b);
  const columns = useMemo(
    (): Column<SheetRow & { id: string }>[] => [
      {
        ...{ key: 'unit', title: t('unit'), width: 120, rank: 1, card: 'title' },
        render: (row) => <b>{row.unitNumber}</b>,
      },
      {
        ...{
          key: 'before',
          title: t('before'),
          width: 130,
          align: 'end',
          card: 'fact',
          named: true,
        },
        render: ({ before }) => before?.reading ?? t('first'),
      },
      {
        ...{ key: 'reading', title: t('reading'), width: 170, rank: 1, card: 'figure' },
        render: ({ unitId, unitNumber }) => (
          <ReadingField store={store} unitId={unitId} name={unitNumber} mayType={mayType} />
        ),
      },
      {
        ...{ key: 'used', title: t('used'), width: 120, align: 'end', rank: 1, card: 'fact' },
        render: ({ unitId }) => <Used store={store} unitId={unitId} unitWord={kind.unitWord} />,
      },
      {
        ...{ key: 'amount', title: t('amount'), width: 150, align: 'end' },
        render: ({ unitId }) => (
          <Amount store={store} unitId={unitId} rates={kind.rates} period={period} />
        ),
      },
      {
        ...{ key: 'look', title: t('look'), least: 220, rank: 2, card: 'state' },
        render: ({ unitId }) => <CellNote store={store} unitId={unitId} />,
      },
      {
        ...deedsColumn,
        shown: mayType,
        render: ({ unitId }) => <CellDeeds store={store} unitId={unitId} />,
      },
    ],
    [t, store, kind, period, mayType],
  );
  const { show: _show, ...rest } = query;
  return (
    <>
      <LinkTabs
        label={t('views')}
        current={view}
        tabs={views.map((name) => ({
          ...{ name, title: t(`view.${name}`) },
          href: { pathname, query: { ...(rest as Record<string, string>), show: name } },
          count: countOf(name).toLocaleString('en-US'),
          late: name === 'odd',
        }))}
      />
      <FilterBar list={list} search={t('search')}>
        {buildings.length > 1 && (
          <FilterSelect
            list={list}
            name="building"
            label={t('building')}
            options={buildings.map((value) => ({ value, label: value }))}
          />
        )}
        {floors.length > 1 && (
          <FilterSelect
            list={list}
            name="floor"
            label={t('floor')}
            options={floors.map((floor) => ({ value: String(floor), label: String(floor) }))}
          />
        )}
      </FilterBar>
      {shown.length > 0 ? (
        <DataTable label={t('title')} rows={shown} columns={columns} dense />
      ) : (
        <p role="status">{t('none')}</p>
      )}
    </>
  );
}

const idsOf = (view: View, store: SheetStore) =>
  new Set(
    store
      .all()
      .filter((cell) => isIn(view, cell, store.others()))
      .map(({ row }) => row.unitId),
  );
