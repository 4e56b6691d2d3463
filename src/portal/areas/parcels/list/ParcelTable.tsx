import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { Parcel } from '@/contracts/parcel/parcel';
import type { ParcelQuery } from '@/portal/areas/parcels/list-query';
import { ResourceTable } from '@/portal/kit/list/ResourceTable';
import type { List } from '@/portal/kit/list/use-list';
import type { Column } from '@/portal/ui/layout/DataTable';
import { SelectionBar } from './SelectionBar';
import { useChosenParcels } from './use-chosen-parcels';

const pageSizes = [10, 20, 50, 100, 500];

/** The rows, and what is done with the chosen ones; choosing draws nothing else of the screen again. */
export function ParcelTable(props: {
  list: List<Parcel, ParcelQuery>;
  columns: Column<Parcel>[];
  dense: boolean;
  /** What to do where there is no parcel yet. */
  begin: ReactNode;
  onChanged: () => void;
}) {
  const { list, columns, dense, begin, onChanged } = props;
  const { t } = useTranslation('parcels');
  const { selection, chosen } = useChosenParcels(list.rows);
  return (
    <>
      <ResourceTable
        list={list}
        label={t('title')}
        columns={columns}
        dense={dense}
        selection={selection}
        pageSizes={pageSizes}
        empty={{ title: t('list.empty'), lead: t('list.emptyLead'), action: begin }}
      />
      <SelectionBar
        chosen={chosen}
        onClear={() => selection.keep()}
        onChanged={(refused) => {
          selection.keep(refused.map(({ id }) => id));
          onChanged();
        }}
      />
    </>
  );
}
