import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { useDates } from '@/portal/kit/text/dates';
import { DataTable } from '@/portal/ui/layout/DataTable';
import styles from './Home.module.css';

const shown = 6;

/** What the last months asked for and what came in, each a link to the month's invoices. */
export function InvoiceMonths() {
  const { t } = useTranslation('home');
  const { monthOf } = useDates();
  const read = useLiveReader(invoiceEndpoints.ageing, {});
  if (!read.answer) return <Awaited read={read} rows={4} />;
  const { months, owed } = read.answer;
  const rows = months
    .slice(-shown)
    .filter(({ due, collected }) => due > 0 || collected > 0)
    .reverse()
    .map((row) => ({ ...row, id: row.period }));
  if (rows.length === 0) return null;
  const most = Math.max(...rows.map(({ due, collected }) => Math.max(due, collected)));
  const bar = (amount: number, href: string) => (
    <>
      {amount > 0 ? <Link href={href}>{showBaht(amount)}</Link> : showBaht(amount)}
      <i
        aria-hidden="true"
        className={styles.bar}
        style={{ inlineSize: `${Math.round((100 * amount) / most)}%` }}
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
            key: 'due',
            title: t('billingOf.due'),
            align: 'end',
            render: ({ due, period }) => bar(due, `/invoices?period=${period}`),
          },
          {
            key: 'collected',
            title: t('billingOf.collected'),
            align: 'end',
            render: ({ collected, period }) =>
              bar(collected, `/receipts?period=${period}&method=received&voided=false`),
          },
        ]}
      />
    </section>
  );
}
