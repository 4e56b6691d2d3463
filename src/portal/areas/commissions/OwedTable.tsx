import { useTranslation } from 'next-i18next/pages';
import type { Owed } from '@/contracts/admin-order/commission';
import { showBaht } from '@/contracts/kit/fields/satang';
import { RowLink } from '@/portal/kit/list/RowLink';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { verbColumn } from '@/portal/kit/records/deeds-column';
import { RowDeeds } from '@/portal/kit/records/RowDeeds';
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
      card: 'title',
      render: (row) => (
        <b aria-current={row.id === chosen || undefined}>
          <Name>{row.vendorName}</Name>
        </b>
      ),
      under: (row) => !propertyId && <Name>{row.propertyTh}</Name>,
    },
    {
      ...{ key: 'orders', title: t('orders'), ...amount, width: 90, rank: 3 },
      render: (row) => <RowLink href={ordersOf(row)}>{row.orders}</RowLink>,
    },
    {
      ...{ key: 'gross', title: t('gross'), ...amount, width: 130, card: 'fact', named: true },
      render: (row) => <RowLink href={ordersOf(row)}>{showBaht(row.grossSatang)}</RowLink>,
    },
    {
      ...{
        key: 'commission',
        title: t('commission'),
        ...amount,
        width: 150,
        rank: 1,
        card: 'figure',
      },
      render: (row) => (
        <RowLink href={linesOf(row)}>
          <b>{showBaht(row.commissionSatang)}</b>
        </RowLink>
      ),
      under: (row) =>
        row.unrated > 0 && (
          <RowLink className={styles.bad} href="/commissions/rates">
            {t('unrated', { n: row.unrated })}
          </RowLink>
        ),
    },
    {
      ...{ key: 'rest', title: t('rest'), ...amount, width: 176 },
      render: (row) => (
        <RowLink href={linesOf(row)}>{showBaht(row.grossSatang - row.commissionSatang)}</RowLink>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      width: 210,
      rank: 1,
      card: 'state',
      render: ({ settled }) =>
        settled ? (
          <Tag tone="done">{t('settled')}</Tag>
        ) : (
          <Tag tone={over ? 'needs' : 'off'}>{t(over ? 'unsettled' : 'running')}</Tag>
        ),
      under: ({ settled }) =>
        settled && (
          <>
            {`${settled.number} · ${moment(settled.at)} · `}
            <Name>{settled.by}</Name>
          </>
        ),
    },
    {
      ...verbColumn,
      shown: over && can('commissions:approve'),
      render: (row) =>
        !row.settled && row.unrated === 0 ? (
          <RowDeeds
            name={row.vendorName}
            verb={<SettleButton key={month} owed={row} month={month} onSettled={onSettled} />}
          />
        ) : null,
    },
  ];
  return <DataTable label={t('title')} columns={columns} rows={owed} />;
}
