import { useTranslation } from 'next-i18next/pages';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { parcelKinds } from '@/contracts/parcel/parcel';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';
import { bookingStatuses } from '@/contracts/parcel/states';
import { parcelQuery } from '@/portal/areas/parcels/list-query';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { ExportButton } from '@/portal/kit/files/ExportButton';
import { ColumnChoice } from '@/portal/kit/list/ColumnChoice';
import { FilterBar } from '@/portal/kit/list/FilterBar';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { KeptViews } from '@/portal/kit/list/KeptViews';
import { useColumnChoice } from '@/portal/kit/list/use-column-choice';
import { useList } from '@/portal/kit/list/use-list';
import { useLive } from '@/portal/kit/live/live';
import { useAhead } from '@/portal/kit/page/ahead';
import { usePermission } from '@/portal/kit/page/permission';
import { ActionLink } from '@/portal/ui/actions/Action';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { MoreFilters } from './MoreFilters';
import { ParcelTable } from './ParcelTable';
import { StatusTabs } from './StatusTabs';
import { useParcelColumns } from './use-parcel-columns';

/** The property's parcels: by what they wait for, searched, filtered, and several taken on together. */
export function ParcelsScreen() {
  const { t } = useTranslation('parcels');
  const can = usePermission();
  const list = useList(parcelEndpoints.list, parcelQuery);
  useLive('parcels', list.reload);
  const tabs = useLiveReader(parcelEndpoints.tabs, {});
  useAhead(
    can('parcels:create') && '/parcels/receive',
    can('parcels:approve') && '/parcels/handover',
  );
  const { columns, choice } = useColumnChoice(
    'parcels',
    useParcelColumns(
      tabs.answer?.unclaimedDays,
      list.query.status === 'waiting' || list.query.status === 'problem' || !!list.query.overdue,
    ),
  );
  const { page: _, limit: __, ...filter } = list.query;

  const receive = can('parcels:create') && (
    <ActionLink look="primary" href="/parcels/receive">
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
      <KeptViews list="parcels" look={choice}>
        <StatusTabs query={list.query} answer={tabs.answer} />
      </KeptViews>
      <FilterBar
        list={list}
        search={t('list.search')}
        tools={
          <>
            <ColumnChoice choice={choice} />
            {can('parcels:export') && (
              <ExportButton
                list={list}
                endpoint={parcelReportEndpoints.information}
                call={{ body: filter }}
              />
            )}
          </>
        }
      >
        <FilterSelect
          list={list}
          name="kind"
          label={t('kind')}
          options={parcelKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <FilterSelect
          list={list}
          name="bookingStatus"
          label={t('booking.status')}
          options={bookingStatuses.map((value) => ({
            value,
            label: t(`bookingStatuses.${value}`),
          }))}
        />
        <MoreFilters list={list} />
      </FilterBar>
      <ParcelTable
        list={list}
        columns={columns}
        dense={choice.dense}
        begin={receive}
        onChanged={() => {
          list.reload();
          tabs.reload();
        }}
      />
    </>
  );
}
