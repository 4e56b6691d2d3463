import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { showBaht } from '@/contracts/kit/fields/satang';
import { type Unit, unitColumnsFor, unitEndpoints } from '@/contracts/master-data/residents/unit';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { ActiveFilter } from '@/portal/kit/list/ActiveFilter';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { useLive } from '@/portal/kit/live/live';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { FewNames } from '@/portal/ui/words/FewNames';
import { Tag } from '@/portal/ui/words/Tag';
import { RatioSum } from './RatioSum';
import styles from './Units.module.css';
import { UnitTabs } from './UnitTabs';

const UnitForm = dynamic(() => import('./UnitForm').then((m) => m.UnitForm), { ssr: false });

const hrefOf = ({ id }: Unit) => `/units/${id}`;

/** The property's units, whose they are, and whether their ownership ratios are whole. */
export function UnitsScreen() {
  const { t } = useTranslation(['units', 'common']);
  const can = usePermission();
  const { isVillage } = usePerson();
  const records = useRecords(unitEndpoints);
  const renders = useMemo(() => {
    const names = (people: string[]) =>
      people.length > 0 ? <FewNames most={1} names={people} more={(n) => `+${n}`} /> : '';
    return {
      floor: ({ floor }: Unit) => floor || '',
      area: ({ area }: Unit) => Number(area).toFixed(2),
      ratio: ({ ratio }: Unit) => Number(ratio).toFixed(6),
      owed: ({ owed = 0, late = 0 }: Unit) => {
        const amount = (
          <>
            <span className={styles.onCard}>{t('owes')}</span> {showBaht(owed)}
          </>
        );
        if (late > 0) return <Tag tone="failed">{amount}</Tag>;
        return owed > 0 && amount;
      },
      owners: ({ owners }: Unit) => names(owners),
      tenants: ({ tenants }: Unit) => names(tenants),
    };
  }, [t]);
  const sums = useLiveReader(unitEndpoints.sums, {});
  const reload = () => {
    records.list.reload();
    sums.reload();
  };
  // What is owed changes with every invoice and payment.
  useLive('invoices', records.list.reload);
  useLive('receipts', records.list.reload);
  const list = { ...records.list, reload };
  const buildings = sums.answer?.buildings ?? [];
  const maySeeMoney = can('invoices:view');
  const hasBuildings = buildings.length > 0;
  const hasShares = Number(sums.answer?.ratio ?? 0) > 0;
  const columns = useMemo(() => {
    const ofRooms = ['floor', ...(hasShares ? [] : (['ratio'] as const))] as const;
    const empty = hasBuildings ? ofRooms : ([...ofRooms, 'building'] as const);
    return unitColumnsFor(maySeeMoney, isVillage ? empty : []);
  }, [maySeeMoney, isVillage, hasBuildings, hasShares]);
  return (
    <RecordsScreen
      records={{ ...records, list }}
      texts="units"
      columns={columns}
      renders={renders}
      hrefOf={hrefOf}
      nameOf={({ number }) => number}
      Form={UnitForm}
      tabs={<UnitTabs query={list.query} />}
      meta={sums.answer && <RatioSum sums={sums.answer} />}
    >
      {(hasBuildings || list.query.building) && (
        <FilterSelect
          list={list}
          name="building"
          label={t('building')}
          options={buildings.map((value) => ({ value, label: value }))}
        />
      )}
      <ActiveFilter list={list} />
    </RecordsScreen>
  );
}
