import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type Period, periodEndpoints } from '@/contracts/billing/period';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useAction } from '@/portal/kit/calls/use-action';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { MonthSum } from '@/portal/pickers/billing/MonthSum';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { Button } from '@/portal/ui/actions/Button';
import { DataTable } from '@/portal/ui/layout/DataTable';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './Invoices.module.css';
import { ReopenDialog } from './ReopenDialog';

/** The months of the books: what went through each, and whether it can still change. */
export function PeriodsScreen() {
  const { t } = useTranslation(['invoices', 'pickers']);
  const { monthOf, moment } = useDates();
  const can = usePermission();
  const confirm = useConfirm();
  const read = useReader(periodEndpoints.list, {});
  useLive('invoices', read.reload);
  const [reopening, setReopening] = useState<string>();
  const [close, closing] = useAction(periodEndpoints.close, {
    done: ({ period }) => {
      notice.success(t('closedNow', { period: monthOf(period) }));
      read.reload();
    },
  });
  async function askClose(period: string) {
    const ask = t('closeAsk', { period: monthOf(period) });
    if (await confirm({ ask, yes: t('close') })) void close({ body: { period } });
  }
  const mayClose = can('invoices:approve');
  const now = bangkokDay(Date.now()).slice(0, 7);
  const actions = ({ period, closed }: Period) => {
    const name = <span className="visually-hidden">{monthOf(period)}</span>;
    if (!mayClose || period > now) return null;
    return closed ? (
      <Button look="link" onClick={() => setReopening(period)}>
        {t('reopen')} {name}
      </Button>
    ) : (
      <Button look="link" busy={closing} onClick={() => void askClose(period)}>
        {t('close')} {name}
      </Button>
    );
  };
  return (
    <>
      <BackLink href="/invoices">{t('back')}</BackLink>
      <ScreenHeader title={t('periods')} />
      <p className={styles.lead}>
        {t('periodsLead')} {t('pickers:month.lead')}
      </p>
      {read.answer ? (
        <DataTable
          label={t('periods')}
          rows={read.answer.map((row) => ({ ...row, id: row.period }))}
          columns={[
            { key: 'period', title: t('period'), render: (row) => <b>{monthOf(row.period)}</b> },
            {
              key: 'invoiced',
              title: t('invoiced'),
              align: 'end',
              render: (row) => <MonthSum month={row} of="invoiced" />,
            },
            {
              key: 'collected',
              title: t('collected'),
              align: 'end',
              render: (row) => <MonthSum month={row} of="collected" />,
            },
            {
              key: 'balance',
              title: t('balance'),
              render: (row) => (
                <Link href={`/invoices/ledger?period=${row.period}`}>
                  <Tag tone={row.balance === 0 ? 'good' : 'bad'}>
                    {row.balance === 0 ? t('balanced') : showBaht(row.balance)}
                  </Tag>
                </Link>
              ),
            },
            {
              key: 'state',
              title: t('state'),
              render: (row) =>
                row.closed && row.closedAt ? (
                  <>
                    <Tag>{t('closed')}</Tag> {moment(row.closedAt)} <Name>{row.closedBy}</Name>
                  </>
                ) : (
                  <Tag tone="good">{t('openMonth')}</Tag>
                ),
            },
            {
              key: 'actions',
              shown: mayClose,
              title: <span className="visually-hidden">{t('actions')}</span>,
              align: 'end',
              render: actions,
            },
          ]}
        />
      ) : (
        <Awaited read={read} rows={4} />
      )}
      {reopening && (
        <ReopenDialog
          period={reopening}
          onDone={() => {
            setReopening(undefined);
            read.reload();
          }}
          onClose={() => setReopening(undefined)}
        />
      )}
    </>
  );
}
