import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import type { MonthFigures } from '@/contracts/billing/period';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { useDates } from '@/portal/kit/text/dates';
import { MonthSum } from '@/portal/pickers/billing/MonthSum';
import { DataTable } from '@/portal/ui/layout/DataTable';
import styles from './Home.module.css';

const shown = 6;

/** What the last months asked for and what came in, each a link to the month's invoices. */
export function InvoiceMonths() {
  const { t } = useTranslation(['home', 'pickers']);
  const { monthOf } = useDates();
  const read = useLiveReader(invoiceEndpoints.ageing, {});
  if (!read.answer) return <Awaited read={read} rows={4} />;
  const { months, owed } = read.answer;
  const rows = months
    .slice(-shown)
    .filter(({ invoiced, collected }) => invoiced !== 0 || collected !== 0)
    .reverse()
    .map((row) => ({ ...row, id: row.period }));
  if (rows.length === 0) return null;
  const most = Math.max(1, ...rows.flatMap(({ invoiced, collected }) => [invoiced, collected]));
  const figure = (row: MonthFigures, of: 'invoiced' | 'collected') => (
    <>
      <MonthSum month={row} of={of} />
      <i
        aria-hidden="true"
        className={styles.bar}
        style={{ inlineSize: `${Math.max(0, Math.round((100 * row[of]) / most))}%` }}
      />
    </>
  );
  return (
    <section className={styles.money} aria-labelledby="invoice-months">
      <h2 id="invoice-months">{t('billing')}</h2>
      <p>
        {t('billingOf.owedNow')}{' '}
        <Link href={{ pathname: '/invoices', query: { state: 'owed' } }}>
          <b>{showBaht(owed)}</b>
        </Link>
      </p>
      <p>{t('pickers:month.lead')}</p>
      <DataTable
        label={t('billing')}
        rows={rows}
        columns={[
          {
            key: 'month',
            title: t('billingOf.month'),
            render: ({ period }) => (
              <Link href={{ pathname: '/invoices', query: { period } }}>{monthOf(period)}</Link>
            ),
          },
          {
            key: 'invoiced',
            title: t('billingOf.invoiced'),
            align: 'end',
            render: (row) => figure(row, 'invoiced'),
          },
          {
            key: 'collected',
            title: t('billingOf.collected'),
            align: 'end',
            render: (row) => figure(row, 'collected'),
          },
        ]}
      />
    </section>
  );
}
