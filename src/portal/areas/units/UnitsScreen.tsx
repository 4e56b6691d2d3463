import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import {
  livings,
  type Unit,
  unitColumns,
  unitEndpoints,
} from '@/contracts/master-data/residents/unit';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { ActiveFilter } from '@/portal/kit/list/ActiveFilter';
import { FilterSelect } from '@/portal/kit/list/FilterBar';
import { RowLink } from '@/portal/kit/list/RowLink';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { Name } from '@/portal/ui/words/Name';
import { RatioSum } from './RatioSum';

const UnitForm = dynamic(() => import('./UnitForm').then((m) => m.UnitForm), { ssr: false });

const names = (people: string[]) =>
  people.length === 0
    ? '–'
    : people.map((name) => (
        <div key={name}>
          <Name>{name}</Name>
        </div>
      ));

const renders = {
  number: ({ id, number }: Unit) => (
    <RowLink href={`/units/${id}`}>
      <b>{number}</b>
    </RowLink>
  ),
  floor: ({ floor }: Unit) => floor || '–',
  ratio: ({ ratio }: Unit) => showDecimal(ratio),
  owners: ({ owners }: Unit) => names(owners),
  tenants: ({ tenants }: Unit) => names(tenants),
};

/** The property's units, whose they are, and whether their ownership ratios are whole. */
export function UnitsScreen() {
  const { t } = useTranslation(['units', 'common']);
  const records = useRecords(unitEndpoints);
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
      nameOf={({ number }) => number}
      Form={UnitForm}
      tabs={sums.answer && <RatioSum sums={sums.answer} />}
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
