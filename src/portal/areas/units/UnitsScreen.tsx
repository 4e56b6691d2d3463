import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import {
  livings,
  type Unit,
  unitColumns,
  unitEndpoints,
} from '@/contracts/master-data/residents/unit';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { ActiveFilter } from '@/portal/kit/list/ActiveFilter';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { FewNames } from '@/portal/ui/words/FewNames';
import { RatioSum } from './RatioSum';

const UnitForm = dynamic(() => import('./UnitForm').then((m) => m.UnitForm), { ssr: false });

const hrefOf = ({ id }: Unit) => `/units/${id}`;

/** The property's units, whose they are, and whether their ownership ratios are whole. */
export function UnitsScreen() {
  const { t } = useTranslation(['units', 'common']);
  const records = useRecords(unitEndpoints);
  const renders = useMemo(() => {
    const names = (people: string[]) =>
      people.length > 0 ? <FewNames most={1} names={people} more={(n) => `+${n}`} /> : '';
    return {
      floor: ({ floor }: Unit) => floor || '',
      area: ({ area }: Unit) => Number(area).toFixed(2),
      ratio: ({ ratio }: Unit) => Number(ratio).toFixed(6),
      owners: ({ owners }: Unit) => names(owners),
      tenants: ({ tenants }: Unit) => names(tenants),
    };
  }, []);
  const sums = useLiveReader(unitEndpoints.sums, {});
  const reload = () => {
    records.list.reload();
    sums.reload();
  };
  const list = { ...records.list, reload };
  const buildings = sums.answer?.buildings ?? [];
  return (
    <RecordsScreen
      records={{ ...records, list }}
      texts="units"
      columns={unitColumns}
      renders={renders}
      hrefOf={hrefOf}
      nameOf={({ number }) => number}
      Form={UnitForm}
      meta={sums.answer && <RatioSum sums={sums.answer} />}
    >
      {(buildings.length > 0 || list.query.building) && (
        <FilterSelect
          list={list}
          name="building"
          label={t('building')}
          options={buildings.map((value) => ({ value, label: value }))}
        />
      )}
      <FilterSelect
        list={list}
        name="living"
        label={t('living')}
        options={livings.map((value) => ({ value, label: t(`livings.${value}`) }))}
      />
      <ActiveFilter list={list} />
    </RecordsScreen>
  );
}
