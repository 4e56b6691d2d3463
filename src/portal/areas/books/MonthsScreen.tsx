import { ListTree, Scale } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { type Period, periodEndpoints } from '@/contracts/billing/period';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { RowLink } from '@/portal/kit/list/RowLink';
import { Awaited } from '@/portal/kit/page/Awaited';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { usePermission } from '@/portal/kit/page/permission';
import { verbColumn } from '@/portal/kit/records/deeds-column';
import { RowDeeds } from '@/portal/kit/records/RowDeeds';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { MonthSum } from '@/portal/pickers/billing/MonthSum';
import { ActionLink } from '@/portal/ui/actions/Action';
import { buttonLook } from '@/portal/ui/actions/Button';
import { DataTable } from '@/portal/ui/layout/DataTable';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './Books.module.css';
import { MonthState } from './MonthState';

const hrefOf = (period: string) => `/books/month?period=${period}`;

/** The months of the books: what went through each, and which is to be closed next. */
export function MonthsScreen() {
  const { t } = useTranslation('books');
  const { monthOf, moment } = useDates();
  const can = usePermission();
  const read = useLiveReader(periodEndpoints.list, {});
  const now = bangkokDay(Date.now()).slice(0, 7);
  // The oldest that is open is the one that can be closed; this month is looked at before it ends.
  const next = read.answer?.findLast(({ period, closed }) => !closed && period < now)?.period;
  const deed = ({ period, reopening }: Period) => {
    const isOurs = period === next || reopening !== null;
    if (!isOurs || !can('books:approve')) return null;
    return (
      <RowDeeds
        name={monthOf(period)}
        verb={
          <RowLink {...buttonLook('verb')} href={hrefOf(period)}>
            {t(reopening ? 'decide' : 'checkAndClose')}{' '}
            <span className="visually-hidden">{monthOf(period)}</span>
          </RowLink>
        }
      />
    );
  };
  return (
    <>
      <ScreenHeader title={t('title')}>
        <ActionLink href="/books/report">{t('report')}</ActionLink>
        {next && can('books:approve') && (
          <ActionLink look="primary" href={hrefOf(next)}>
            {t('goClose', { period: monthOf(next) })}
          </ActionLink>
        )}
        <MoreMenu>
          <ActionLink icon={<Scale />} href="/books/accounts">
            {t('accounts')}
          </ActionLink>
          <ActionLink icon={<ListTree />} href="/books/ledger">
            {t('ledger')}
          </ActionLink>
        </MoreMenu>
      </ScreenHeader>
      {read.answer ? (
        <DataTable
          label={t('title')}
          rows={read.answer.map((row) => ({ ...row, id: row.period }))}
          columns={[
            {
              ...{ key: 'period', title: t('period'), rank: 1, least: 120, card: 'title' },
              render: ({ period }) => (
                <RowLink href={hrefOf(period)}>
                  <b>{monthOf(period)}</b>
                </RowLink>
              ),
            },
            {
              ...{ key: 'invoiced', title: t('invoiced'), width: 220, align: 'end' },
              ...{ card: 'fact', named: true },
              render: (row) => <MonthSum month={row} of="invoiced" />,
            },
            {
              ...{ key: 'collected', title: t('collected'), width: 220, align: 'end' },
              ...{ card: 'figure', rank: 1, onCard: () => t('onCard.collected', { n: '…' }) },
              render: (row) => <MonthSum month={row} of="collected" />,
            },
            {
              ...{ key: 'balance', title: t('balance'), width: 130 },
              render: ({ period, balance }) => (
                <Link href={`/books/ledger?period=${period}`}>
                  <Tag tone={balance === 0 ? 'done' : 'failed'}>
                    {balance === 0 ? t('balanced') : showBaht(balance)}
                  </Tag>
                </Link>
              ),
            },
            {
              ...{ key: 'state', title: t('state'), width: 210, rank: 1, card: 'state' },
              render: (row) => (
                <>
                  <MonthState month={row} />
                  {row.balance !== 0 && (
                    <span className={styles.onCard}>
                      {' '}
                      <Tag tone="failed">{t('unbalanced')}</Tag>
                    </span>
                  )}
                </>
              ),
              under: ({ closedAt, closedBy }) =>
                closedAt && (
                  <>
                    {moment(closedAt)} <Name>{closedBy}</Name>
                  </>
                ),
            },
            { ...verbColumn, shown: can('books:approve'), render: deed },
          ]}
        />
      ) : (
        <Awaited read={read} rows={4} />
      )}
    </>
  );
}
