import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { lookupEndpoints } from '@/contracts/master-data/lookups';
import {
  type Property,
  propertyColumns,
  propertyDimensions,
  propertyEndpoints,
} from '@/contracts/master-data/property/property';
import { useReader } from '@/portal/kit/calls/use-reader';
import { ActiveFilter } from '@/portal/kit/list/ActiveFilter';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { usePermission } from '@/portal/kit/page/permission';
import { usePlaceSwitch } from '@/portal/kit/page/place-switch';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { useLanguage } from '@/portal/kit/text/language';
import { Button } from '@/portal/ui/actions/Button';
import { OpenOrClose } from './OpenOrClose';

const PropertyForm = dynamic(() => import('./PropertyForm').then((m) => m.PropertyForm), {
  ssr: false,
});

/** The properties of the platform: made, edited, switched off and entered here. */
export function PropertiesScreen() {
  const { t } = useTranslation(['properties', 'common']);
  const records = useRecords(propertyEndpoints);
  const { list } = records;
  const { answer: brands = [] } = useReader(lookupEndpoints.brands, {});
  const language = useLanguage();
  const { enter } = usePlaceSwitch();
  const can = usePermission();
  const renders = useMemo(
    () => ({
      address: ({ address }: Property) =>
        [address.district, address.province].filter(Boolean).join(' ') || '–',
    }),
    [],
  );
  const nameOf = ({ nameTh, nameEn }: Property) => (language === 'th' ? nameTh : nameEn);
  return (
    <RecordsScreen
      records={records}
      texts="properties"
      columns={propertyColumns}
      renders={renders}
      nameOf={nameOf}
      Form={PropertyForm}
      verb={
        can('properties:approve')
          ? (row) =>
              row.active && (
                <Button look="verb" onClick={() => enter(row.id)}>
                  {t('enter')} <span className="visually-hidden">{nameOf(row)}</span>
                </Button>
              )
          : undefined
      }
      actions={
        can('properties:edit')
          ? (row) => <OpenOrClose row={row} name={nameOf(row)} onChanged={list.reload} />
          : undefined
      }
    >
      <FilterSelect
        list={list}
        name="brand"
        label={t('brand')}
        options={brands.map((value) => ({ value, label: value }))}
      />
      <FilterSelect
        list={list}
        name="dimension"
        label={t('dimension')}
        options={propertyDimensions.map((value) => ({
          value,
          label: t(`values.dimension.${value}`),
        }))}
      />
      <ActiveFilter list={list} />
    </RecordsScreen>
  );
}
