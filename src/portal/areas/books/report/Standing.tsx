import { useTranslation } from 'next-i18next/pages';
import type { BooksReport } from '@/contracts/billing/books/report';
import { showBaht, showShare } from '@/contracts/kit/fields/satang';
import { SumStrip } from '@/portal/ui/layout/SumStrip';

/** Basis points as a share of a hundred. */
export const shareOf = (rate: number | null) => (rate === null ? '–' : showShare(rate));

/** The month in four figures, and what is owed on the report's day. */
export function Standing({ report: { period, months, ageing } }: { report: BooksReport }) {
  const { t } = useTranslation(['books-report', 'books']);
  const {
    invoiced = 0,
    collected = 0,
    rate = null,
  } = months.find((month) => month.period === period) ?? {};
  const owed = ageing.reduce((sum, one) => sum + one.owed, 0);
  const entries = (sums: string) => ({ pathname: '/books/ledger', query: { period, sums } });
  return (
    <SumStrip
      label={t('books:sums')}
      sums={[
        {
          ...{ name: 'invoiced', label: t('invoicedBaht'), figure: showBaht(invoiced) },
          href: entries('invoiced'),
        },
        {
          ...{ name: 'collected', label: t('books:collected'), figure: showBaht(collected) },
          href: entries('collected'),
        },
        {
          ...{ name: 'rate', label: t('rate'), figure: shareOf(rate) },
          href: { pathname: '/books/month', query: { period } },
        },
        {
          ...{ name: 'owed', label: t('owed'), figure: showBaht(owed) },
          href: { pathname: '/invoices', query: { state: 'owed' } },
        },
      ]}
    />
  );
}
