import { LogIn } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { propertyDimensions } from '@/contracts/content/targets';
import { masterGroups } from '@/contracts/master-data/master-groups';
import type { Faring } from '@/contracts/master-data/property-board';
import { type Limits, type Measure, measures } from '@/contracts/master-data/property-limits';
import type { Read } from '@/portal/kit/calls/use-reader';
import { FilterBar } from '@/portal/kit/list/FilterBar';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { usePermission } from '@/portal/kit/page/permission';
import { usePlaceSwitch } from '@/portal/kit/page/place-switch';
import { verbColumn } from '@/portal/kit/records/deeds-column';
import { RowDeeds } from '@/portal/kit/records/RowDeeds';
import { useNames } from '@/portal/kit/text/use-names';
import { Button } from '@/portal/ui/actions/Button';
import { type Column, DataTable } from '@/portal/ui/layout/DataTable';
import { Panel } from '@/portal/ui/layout/Panel';
import { Measured } from './Measured';
import styles from './Properties.module.css';
import { useFaringList } from './use-faring-list';

/** How many rows are drawn before somebody asks for all. */
const drawnFirst = 50;

const barred: readonly Measure[] = ['parcelsLate', 'suggestionsLate', 'membersWaiting', 'rate'];
const widths: Partial<Record<Measure, number>> = { overdue: 116, staff: 92, importsFailed: 92 };
const ranks: Partial<Record<Measure, 1 | 2 | 3>> = {
  ...{ parcelsLate: 1, suggestionsLate: 1, staff: 3, importsFailed: 3, lastMonth: 3 },
};
const cards: Partial<Record<Measure, Pick<Column<Faring>, 'card'>>> = {
  overdue: { card: 'figure' },
  rate: { card: 'fact' },
};

/** All properties beside each other, each figure coloured by the limits; filtered and ordered by the address. */
export function FaringTable({ read, limits }: { read: Read<Faring[]>; limits: Limits }) {
  const { t } = useTranslation(['home', 'common']);
  const nameIn = useNames();
  const { enter } = usePlaceSwitch();
  const mayEnter = usePermission()('properties:approve');
  const [isWhole, setWhole] = useState(false);
  const list = useFaringList(read, limits);
  const shown = list.rows ?? [];
  const rows = read.answer;
  const columns = useMemo((): Column<Faring>[] => {
    const most = (measure: Measure) =>
      measure === 'rate'
        ? 10_000
        : Math.max(1, ...(rows ?? []).map((row) => Number(row[measure] ?? 0)));
    return [
      {
        key: 'name',
        title: t('name'),
        sort: 'nameTh',
        card: 'title',
        rank: 1,
        least: 170,
        render: (row) => <b>{row.nameTh}</b>,
        under: (row) => t('faring.under', { code: row.code, n: row.units.toLocaleString('en-US') }),
      },
      ...measures.map((measure) => ({
        key: measure,
        title: t(`faring.${measure}`),
        sort: measure,
        width: widths[measure] ?? 112,
        rank: ranks[measure] ?? 2,
        ...(!barred.includes(measure) && { align: 'end' as const }),
        ...cards[measure],
        onCard: () => t(`faring.why.${measure}`, { figure: '…' }),
        render: (row: Faring) => (
          <Measured
            row={row}
            measure={measure}
            limits={limits}
            {...(barred.includes(measure) && { most: most(measure) })}
          />
        ),
      })),
      {
        ...verbColumn,
        shown: mayEnter,
        render: (row) => (
          <RowDeeds
            name={row.nameTh}
            verb={
              <Button
                look="verb"
                icon={<LogIn />}
                aria-label={t('enterNamed', { name: row.nameTh })}
                onClick={() => enter(row.id)}
              >
                {t('enter')}
              </Button>
            }
          />
        ),
      },
    ];
  }, [t, rows, limits, mayEnter, enter]);

  return (
    <>
      <FilterBar list={list} search={t('faring.search')}>
        <FilterSelect
          list={list}
          name="dimension"
          label={t('faring.sheet.dimension')}
          options={propertyDimensions.map((value) => ({
            value,
            label: nameIn(masterGroups['property-dimension'][value]),
          }))}
        />
        <FilterSelect
          list={list}
          name="needy"
          label={t('faring.need')}
          options={[{ value: 'true', label: t('faring.needy') }]}
        />
      </FilterBar>
      <DataTable
        label={t('properties')}
        rows={isWhole ? shown : shown.slice(0, drawnFirst)}
        columns={columns}
        sort={list.query.sort ?? ''}
        onSort={(sort) => list.ask({ sort }, { replace: true })}
        foot={
          shown.length === 0 ? (
            <Panel title={t('common:list.noMatch')} />
          ) : (
            !isWhole &&
            shown.length > drawnFirst && (
              <div className={styles.more}>
                <Button onClick={() => setWhole(true)}>
                  {t('faring.whole', { n: shown.length.toLocaleString('en-US') })}
                </Button>
              </div>
            )
          )
        }
      />
    </>
  );
}
