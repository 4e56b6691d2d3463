import { LogIn, Printer } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { propertyDimensions } from '@/contracts/content/targets';
import type { Feature } from '@/contracts/kit/feature/permissions';
import { masterGroups } from '@/contracts/master-data/master-groups';
import {
  type Faring,
  faringFollows,
  propertyBoardEndpoints,
} from '@/contracts/master-data/property-board';
import {
  type Measure,
  measures,
  propertyLimitEndpoints,
  usualLimits,
} from '@/contracts/master-data/property-limits';
import { Followed } from '@/portal/areas/home/Followed';
import { useStart } from '@/portal/areas/home/start/use-start';
import { useReader } from '@/portal/kit/calls/use-reader';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { FilterBar } from '@/portal/kit/list/FilterBar';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { Awaited } from '@/portal/kit/page/Awaited';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { usePermission } from '@/portal/kit/page/permission';
import { usePlaceSwitch } from '@/portal/kit/page/place-switch';
import { verbColumn } from '@/portal/kit/records/deeds-column';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { useNames } from '@/portal/kit/text/use-names';
import { Button } from '@/portal/ui/actions/Button';
import { type Column, DataTable } from '@/portal/ui/layout/DataTable';
import { Panel } from '@/portal/ui/layout/Panel';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Help } from './Help';
import { Measured } from './Measured';
import styles from './Properties.module.css';
import { Totals } from './Totals';
import { useFaringList } from './use-faring-list';

const LimitsForm = dynamic(() => import('./LimitsForm').then((one) => one.LimitsForm));

const followed: readonly Feature[] = ['properties', ...faringFollows];

/** How many rows are drawn before somebody asks for all. */
const drawnFirst = 50;

const barred: readonly Measure[] = ['parcelsLate', 'suggestionsLate', 'membersWaiting', 'rate'];
const widths: Partial<Record<Measure, number>> = { overdue: 116, staff: 92, importsFailed: 92 };
const ranks: Partial<Record<Measure, 1 | 2 | 3>> = {
  ...{ parcelsLate: 1, suggestionsLate: 1, staff: 3, importsFailed: 3, lastMonth: 3 },
};

/** Which property needs help: totals, the three that need it most, and all of them beside each other. */
export function PropertiesHome() {
  const { t } = useTranslation(['home', 'common']);
  const { date, weekday } = useDates();
  const nameIn = useNames();
  const { enter } = usePlaceSwitch();
  const can = usePermission();
  const mayEnter = can('properties:approve');
  const { guide, entry } = useStart();
  const read = useReader(propertyBoardEndpoints.read, {});
  const kept = useReader(propertyLimitEndpoints.read, {});
  const [isSetting, setSetting] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const today = bangkokDay(Date.now());
  const rows = read.answer;
  const limits = kept.answer?.limits ?? usualLimits;
  const list = useFaringList(read, limits);
  const shown = list.rows ?? [];
  const changed = (feature: Feature) => {
    if (feature === 'properties') kept.reload();
    read.reload();
  };
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
        ...(measure === 'overdue' && { card: 'figure' as const }),
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
          <Button
            look="verb"
            icon={<LogIn />}
            aria-label={t('enterNamed', { name: row.nameTh })}
            onClick={() => enter(row.id)}
          >
            <span className={styles.enter}>{t('enter')}</span>
          </Button>
        ),
      },
    ];
  }, [t, rows, limits, mayEnter, enter]);

  return (
    <>
      <ScreenHeader title={t('properties')} meta={`${weekday(today)} ${date(today)}`}>
        {can('properties:export') && (
          <DownloadButton endpoint={propertyBoardEndpoints.download} call={{}}>
            {t('faring.download')}
          </DownloadButton>
        )}
        <MoreMenu>
          {entry}
          <button type="button" onClick={() => window.print()}>
            <Printer />
            {t('print')}
          </button>
        </MoreMenu>
      </ScreenHeader>
      {guide}
      {followed.map((feature) => (
        <Followed key={feature} feature={feature} changed={changed} />
      ))}
      {isSetting && kept.answer && (
        <LimitsForm
          kept={kept.answer}
          onSaved={() => {
            kept.reload();
            setSetting(false);
          }}
          onClose={() => setSetting(false)}
        />
      )}
      {!rows && <Awaited read={read} rows={8} />}
      {rows && rows.length > 0 && (
        <div className={styles.all}>
          <Totals rows={rows} />
          <Help
            rows={rows}
            limits={limits}
            onLimits={can('properties:edit') ? () => setSetting(true) : undefined}
          />
          <h2 className={styles.head}>{t('faring.all')}</h2>
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
        </div>
      )}
    </>
  );
}
