import { useTranslation } from 'next-i18next/pages';
import type { Owed } from '@/contracts/admin-order/commission';
import { showBaht } from '@/contracts/kit/fields/satang';
import { RowLink } from '@/portal/kit/list/RowLink';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { useDates } from '@/portal/kit/text/dates';
import { type Column, DataTable } from '@/portal/ui/layout/DataTable';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './Commissions.module.css';
import { SettleButton } from './SettleButton';

interface Props {
  month: string;
  over: boolean;
  owed: Owed[];
  /** The one whose orders are shown below. */
  chosen: string | undefined;
  onSettled: () => void;
}

/** A line for each vendor: its figures lead to the orders that they are made of. */
export function OwedTable({ month, over, owed, chosen, onSettled }: Props) {
  const { t } = useTranslation('commissions');
  const { moment } = useDates();
  const { propertyId } = usePerson();
  const can = usePermission();
  const ordersOf = (row: Owed) =>
    `/orders?status=done&doneIn=${month}&vendorId=${row.vendorId}&propertyId=${row.propertyId}`;
  const linesOf = (row: Owed) => `/commissions?month=${month}&of=${row.id}`;
  const amount = { align: 'end' as const };
  const columns: Column<Owed>[] = [
    {
      key: 'vendor',
      title: t('vendorName'),
      render: (row) => (
        <>
          <b aria-current={row.id === chosen || undefined}>
            <Name>{row.vendorName}</Name>
          </b>
          {!propertyId && (
            <div>
              <Name>{row.propertyTh}</Name>
            </div>
          )}
        </>
      ),
    },
    {
      ...{ key: 'orders', title: t('orders'), ...amount },
      render: (row) => <RowLink href={ordersOf(row)}>{row.orders}</RowLink>,
    },
    {
      ...{ key: 'gross', title: t('gross'), ...amount },
      render: (row) => <RowLink href={ordersOf(row)}>{showBaht(row.grossSatang)}</RowLink>,
    },
    {
      ...{ key: 'commission', title: t('commission'), ...amount },
      render: (row) => (
        <>
          <RowLink href={linesOf(row)}>
            <b>{showBaht(row.commissionSatang)}</b>
          </RowLink>
          {row.unrated > 0 && (
            <RowLink className={styles.bad} href="/commissions/rates">
              {t('unrated', { n: row.unrated })}
            </RowLink>
          )}
        </>
      ),
    },
    {
      ...{ key: 'rest', title: t('rest'), ...amount },
      render: (row) => (
        <RowLink href={linesOf(row)}>{showBaht(row.grossSatang - row.commissionSatang)}</RowLink>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      render: ({ settled }) =>
        settled ? (
          <>
            <Tag tone="good">{t('settled')}</Tag>
            <div className={styles.soft}>
              {`${settled.number} · ${moment(settled.at)} · `}
              <Name>{settled.by}</Name>
            </div>
          </>
        ) : (
          <Tag tone={over ? 'warn' : 'plain'}>{t(over ? 'unsettled' : 'running')}</Tag>
        ),
    },
    {
      ...{
        key: 'actions',
        shown: over && can('commissions:approve'),
        title: t('actions'),
        ...amount,
      },
      render: (row) =>
        !row.settled && row.unrated === 0 ? (
          <SettleButton key={month} owed={row} month={month} onSettled={onSettled} />
        ) : null,
    },
  ];
  return <DataTable label={t('title')} columns={columns} rows={owed} />;
}
