import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { Parcel } from '@/contracts/parcel/parcel';
import { daysSince, useDates } from '@/portal/kit/text/dates';
import type { Column } from '@/portal/ui/layout/DataTable';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import { NextSteps } from './NextSteps';
import styles from './Problems.module.css';
import type { Step } from './steps';

/** The columns of the work list: which parcel, what is the matter, and what to do next. */
export function useProblemColumns(
  onChange: (name: Step, parcel: Parcel) => void,
): Column<Parcel>[] {
  const { t } = useTranslation(['parcel-problems', 'parcels']);
  const { day } = useDates();
  return useMemo(() => {
    const matter = ({ status, problem }: Parcel) =>
      status === 'problem' ? (problem ?? 'damaged') : status === 'waiting' ? 'overdue' : 'returned';
    const since = ({ receivedAt }: Parcel) => {
      const n = daysSince(receivedAt);
      return n === 0 ? t('parcels:age.today') : t('days', { n });
    };
    return [
      {
        key: 'parcel',
        title: t('parcels:code'),
        sort: 'docCode',
        render: (row) => (
          <div>
            <Link href={`/parcels/${row.id}`} prefetch={false}>
              {row.docCode}
            </Link>
            <small className={styles.soft}>
              {t(`parcels:carriers.${row.carrier}`)} {row.parcelCode}
            </small>
          </div>
        ),
      },
      {
        key: 'unit',
        title: t('parcels:unit'),
        sort: 'unitNumber',
        render: (row) => (
          <div>
            <b className={styles.unit}>{row.unitNumber}</b>
            <small className={styles.soft}>
              <Name>{row.recipientName}</Name>
            </small>
          </div>
        ),
      },
      {
        key: 'matter',
        title: t('matter'),
        render: (row) => (
          <div>
            <Tag tone={row.status === 'returned' ? 'off' : 'failed'}>
              {row.problem ? t(`parcels:problems.${row.problem}`) : t(`tabs.${matter(row)}`)}
            </Tag>
            <small className={styles.soft}>{row.reason || row.note}</small>
          </div>
        ),
      },
      {
        key: 'since',
        title: t('parcels:receivedAt'),
        sort: 'receivedAt',
        render: (row) => (
          <div>
            <span className={styles.day}>{day(row.receivedAt)}</span>
            {row.status !== 'returned' && <small className={styles.soft}>{since(row)}</small>}
          </div>
        ),
      },
      {
        key: 'next',
        title: t('next'),
        render: (row) => (
          <div>
            <small className={styles.soft}>{t(`advice.${matter(row)}`)}</small>
            <NextSteps parcel={row} onChange={onChange} />
          </div>
        ),
      },
    ];
  }, [t, day, onChange]);
}
