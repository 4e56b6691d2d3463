import { Printer } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { Parcel } from '@/contracts/parcel/parcel';
import { Age } from '@/portal/areas/parcels/Age';
import { handOverAddress, printAddress } from '@/portal/areas/parcels/addresses';
import { StatusTag } from '@/portal/areas/parcels/StatusTag';
import { RowLink } from '@/portal/kit/list/RowLink';
import { usePermission } from '@/portal/kit/page/permission';
import { verbColumn } from '@/portal/kit/records/deeds-column';
import { RowDeeds } from '@/portal/kit/records/RowDeeds';
import { rowOpener } from '@/portal/kit/records/row-opener';
import { useDates } from '@/portal/kit/text/dates';
import { buttonLook } from '@/portal/ui/actions/Button';
import type { Column } from '@/portal/ui/layout/DataTable';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './List.module.css';

const opener = rowOpener(({ id }: Parcel) => `/parcels/${id}`);

/**
 * The columns of the list of parcels, in the reader's language and as far as the person may act; `limit` days of waiting
 * are the most that the property wants, `inOffice` says that only such parcels are shown.
 */
export function useParcelColumns(limit: number | undefined, inOffice: boolean): Column<Parcel>[] {
  const { t } = useTranslation(['parcels', 'common']);
  const { when, moment, brief } = useDates();
  const can = usePermission();
  return useMemo(
    () => [
      {
        key: 'unit',
        fixed: true,
        title: t('unit'),
        sort: 'unitNumber',
        render: (row) => opener(row, row.unitNumber),
        ...{ width: 92, rank: 1, card: 'lead' },
      },
      {
        key: 'recipient',
        fixed: true,
        title: t('recipient'),
        render: (row) => <Name>{row.recipientName}</Name>,
        under: (row) => (
          <>
            {t(`carriers.${row.carrier}`)}
            <span className={styles.beyondCards}>
              {['', t(`kinds.${row.kind}`), row.parcelCode].join(' · ').replace(/ · $/, '')}
            </span>
          </>
        ),
        whole: (row) => `${row.recipientName} ${row.parcelCode}`.trim(),
        ...{ least: 240, rank: 1, card: 'title' },
      },
      {
        key: 'shelf',
        title: t('shelf'),
        // Only what is in the office lies on a shelf.
        ...(inOffice && { sort: 'shelf' }),
        render: (row) => row.shelf,
        onCard: () => t('counter.shelf', { shelf: '…' }),
        ...{ width: 92, rank: 1, card: 'figure', calm: true },
      },
      {
        key: 'status',
        title: t('status'),
        render: (row) => <StatusTag status={row.status} />,
        under: (row) => {
          if (row.problem) return t(`problems.${row.problem}`);
          return row.status === 'waiting' && t(`userStatuses.${row.userStatus}`);
        },
        ...{ width: 152, rank: 1, card: 'state' },
      },
      {
        key: 'age',
        title: t('age.title'),
        sort: 'age',
        render: (row) => <Age parcel={row} limit={limit} />,
        ...{ width: 124, card: 'fact' },
      },
      {
        key: 'booking',
        title: t('booking.title'),
        sort: 'bookingDate',
        render: (row) => row.bookingDate && row.bookingHours && brief(row.bookingDate),
        under: (row) =>
          row.bookingDate &&
          row.bookingHours && (
            <>
              {row.bookingHours}
              {row.bookingStatus === 'prepared' && (
                <>
                  {' '}
                  <Tag tone="done">{t('bookingStatuses.prepared')}</Tag>
                </>
              )}
            </>
          ),
        ...{ width: 152, rank: 3 },
      },
      {
        key: 'receivedAt',
        title: t('receivedAt'),
        sort: 'receivedAt',
        render: (row) => when(row.receivedAt),
        whole: (row) => moment(row.receivedAt),
        ...{ width: 140, rank: 3 },
      },
      {
        key: 'docCode',
        title: t('code'),
        sort: 'docCode',
        render: (row) => row.docCode,
        ...{ width: 148, rank: 2 },
      },
      {
        ...verbColumn,
        render: (row) => (
          <RowDeeds
            name={row.docCode}
            verb={
              row.status === 'waiting' &&
              can('parcels:approve') && (
                <RowLink {...buttonLook('verb')} href={handOverAddress([row])}>
                  {t('handOver')} <span className="visually-hidden">{row.docCode}</span>
                </RowLink>
              )
            }
          >
            <a href={printAddress([row])} target="_blank" rel="noreferrer">
              <Printer aria-hidden="true" /> {t('print')}
            </a>
          </RowDeeds>
        ),
      },
    ],
    [t, when, moment, brief, can, limit, inOffice],
  );
}
