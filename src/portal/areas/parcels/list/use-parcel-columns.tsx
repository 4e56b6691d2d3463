import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { Parcel } from '@/contracts/parcel/parcel';
import { Age } from '@/portal/areas/parcels/Age';
import { handOverAddress } from '@/portal/areas/parcels/addresses';
import { StatusTag } from '@/portal/areas/parcels/StatusTag';
import { RowLink } from '@/portal/kit/list/RowLink';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { buttonLook } from '@/portal/ui/actions/Button';
import type { Column } from '@/portal/ui/layout/DataTable';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './List.module.css';

/**
 * The columns of the list of parcels, in the reader's language and as far as the person may act; `limit` days of waiting
 * are the most that the property wants, `inOffice` says that only such parcels are shown.
 */
export function useParcelColumns(limit: number | undefined, inOffice: boolean): Column<Parcel>[] {
  const { t } = useTranslation(['parcels', 'common']);
  const { day, date, time } = useDates();
  const can = usePermission();
  return useMemo(
    () => [
      {
        key: 'docCode',
        fixed: true,
        title: t('code'),
        sort: 'docCode',
        render: (row) => (
          <RowLink href={`/parcels/${row.id}`} className={styles.code}>
            {row.docCode}
          </RowLink>
        ),
      },
      {
        key: 'unit',
        title: t('unit'),
        sort: 'unitNumber',
        render: (row) => (
          <span className={styles.pair}>
            <b className={styles.unit}>{row.unitNumber}</b>
            <span className={styles.recipient}>
              <Name>{row.recipientName}</Name>
            </span>
          </span>
        ),
      },
      {
        key: 'carrier',
        title: t('carrier'),
        render: (row) => (
          <span className={styles.pair}>
            <span>
              {t(`carriers.${row.carrier}`)}{' '}
              <span className={styles.soft}>{t(`kinds.${row.kind}`)}</span>
            </span>
            <span className={styles.tracking}>{row.parcelCode || t('noTracking')}</span>
          </span>
        ),
      },
      {
        key: 'shelf',
        title: t('shelf'),
        // Only what is in the office lies on a shelf.
        ...(inOffice && { sort: 'shelf' }),
        render: (row) => row.shelf,
      },
      {
        key: 'receivedAt',
        title: t('receivedAt'),
        sort: 'receivedAt',
        render: (row) => (
          <span className={styles.pair}>
            <span className={styles.moment}>{day(row.receivedAt)}</span>
            <span className={styles.soft}>{time(row.receivedAt)}</span>
          </span>
        ),
      },
      {
        key: 'age',
        title: t('age.title'),
        sort: 'age',
        render: (row) => <Age parcel={row} limit={limit} />,
      },
      {
        key: 'booking',
        title: t('booking.title'),
        sort: 'bookingDate',
        render: (row) =>
          row.bookingDate &&
          row.bookingHours && (
            <span className={styles.pair}>
              <span className={styles.moment}>{date(row.bookingDate)}</span>
              <span className={styles.soft}>{row.bookingHours}</span>
              {row.bookingStatus === 'prepared' && (
                <span>
                  <Tag tone="good">{t('bookingStatuses.prepared')}</Tag>
                </span>
              )}
            </span>
          ),
      },
      {
        key: 'status',
        title: t('status'),
        render: (row) => (
          <span className={styles.pair}>
            <span>
              <StatusTag status={row.status} />
            </span>
            {row.problem && <span className={styles.soft}>{t(`problems.${row.problem}`)}</span>}
            {row.status === 'waiting' && (
              <span className={styles.soft}>{t(`userStatuses.${row.userStatus}`)}</span>
            )}
          </span>
        ),
      },
      {
        key: 'actions',
        shown: can('parcels:approve'),
        fixed: true,
        title: <span className="visually-hidden">{t('common:list.actions')}</span>,
        align: 'end',
        render: (row) =>
          row.status === 'waiting' && (
            <RowLink {...buttonLook('plain')} href={handOverAddress([row])}>
              {t('handOver')} <span className="visually-hidden">{row.docCode}</span>
            </RowLink>
          ),
      },
    ],
    [t, day, date, time, can, limit, inOffice],
  );
}
