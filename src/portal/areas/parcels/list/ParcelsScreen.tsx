import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useRef } from 'react';
import type { Parcel } from '@/contracts/parcel/parcel';
import { listAddress } from '@/portal/areas/parcels/addresses';
import { parcels } from '@/portal/areas/parcels/readers';
import { useLive } from '@/portal/kit/live';
import { usePermission } from '@/portal/kit/permission';
import { ResourceTable } from '@/portal/kit/ResourceTable';
import { SearchBox } from '@/portal/kit/SearchBox';
import { useList } from '@/portal/kit/use-list';
import { useSelection } from '@/portal/kit/use-selection';
import { ActionLink } from '@/portal/ui/Action';
import { ScreenHeader } from '@/portal/ui/ScreenHeader';
import styles from './List.module.css';
import { MoreFilters } from './MoreFilters';
import { SelectionBar } from './SelectionBar';
import { StatusTabs } from './StatusTabs';
import { useParcelColumns } from './use-parcel-columns';

const pageSizes = [10, 20, 50, 100, 500];

/** The property's parcels: by status, searched, filtered, and several taken on together. */
export function ParcelsScreen() {
  const { t } = useTranslation('parcels');
  const can = usePermission();
  const list = useList(parcels);
  useLive('parcels', list.reload);
  const columns = useParcelColumns();
  const { rows } = list;
  const { asPath } = useRouter();
  useEffect(() => listAddress.keep(asPath), [asPath]);

  // A parcel stays chosen when another page is shown.
  const seen = useRef(new Map<string, Parcel>());
  useEffect(() => {
    for (const row of rows ?? []) seen.current.set(row.id, row);
  }, [rows]);
  const nameOf = useCallback(
    (id: string) => {
      const row = rows?.find((parcel) => parcel.id === id);
      return row ? t('list.name', { code: row.docCode, unit: row.unitNumber }) : '';
    },
    [rows, t],
  );
  const selection = useSelection(nameOf);
  const chosen = [...selection.selected].flatMap((id) => seen.current.get(id) ?? []);

  const receive = can('parcels:create') && (
    <ActionLink tone="primary" href="/parcels/receive">
      {t('receive')}
    </ActionLink>
  );
  return (
    <>
      <ScreenHeader title={t('title')}>
        {can('parcels:approve') && (
          <ActionLink href="/parcels/handover">{t('handOverParcels')}</ActionLink>
        )}
        {receive}
      </ScreenHeader>
      <StatusTabs status={list.query.status} />
      <search className={styles.search}>
        <SearchBox list={list} placeholder={t('list.search')} />
        <MoreFilters list={list} />
      </search>
      <ResourceTable
        list={list}
        label={t('title')}
        columns={columns}
        selection={selection}
        pageSizes={pageSizes}
        empty={{ title: t('list.empty'), lead: t('list.emptyLead'), action: receive }}
      />
      <SelectionBar chosen={chosen} onClear={() => selection.keep()} />
    </>
  );
}
