import { useTranslation } from 'next-i18next/pages';
import type { Owed } from '@/contracts/admin-order/commission';
import { showBaht } from '@/contracts/kit/fields/satang';
import { SumStrip } from '@/portal/ui/layout/SumStrip';

/** What a month's work comes to, what is owed of it, and how much of that is settled. */
export function CommissionSums({ month, owed }: { month: string; owed: readonly Owed[] }) {
  const { t } = useTranslation('commissions');
  const sum = (of: (row: Owed) => number) => owed.reduce((all, row) => all + of(row), 0);
  const orders = { pathname: '/orders', query: { status: 'done', doneIn: month } };
  const own = { pathname: '/commissions', query: { month } };
  const commission = sum((row) => row.commissionSatang);
  return (
    <SumStrip
      label={t('sums')}
      sums={[
        {
          ...{ name: 'gross', label: t('gross'), href: orders },
          figure: showBaht(sum((row) => row.grossSatang)),
          count: t('ordersOf', { n: sum((row) => row.orders) }),
        },
        {
          ...{ name: 'commission', label: t('commission'), href: own },
          figure: showBaht(commission),
        },
        {
          ...{ name: 'settled', label: t('settled'), href: own },
          figure: showBaht(sum((row) => (row.settled ? row.commissionSatang : 0))),
        },
      ]}
    />
  );
}
