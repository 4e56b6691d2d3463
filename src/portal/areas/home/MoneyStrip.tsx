import { useTranslation } from 'next-i18next/pages';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { Board } from '@/contracts/master-data/board';
import { useDates } from '@/portal/kit/text/dates';
import { SumStrip } from '@/portal/ui/layout/SumStrip';
import { percentOf } from './percent';
import { rowsOf } from './Tile';

/** What the office of money begins with: what was asked for and came in, and what is owed. */
export function MoneyStrip({ money }: { money: NonNullable<Board['money']> }) {
  const { t } = useTranslation('home');
  const { monthOf } = useDates();
  const { month, asked, collected, issued, open, owed, ageing, came } = money;
  if (!month) return null;
  const late = ageing.filter(({ bucket }) => bucket !== 'current');
  return (
    <SumStrip
      label={t('money.sums')}
      sums={[
        {
          name: 'asked',
          label: t('money.askedOf', { month: monthOf(month) }),
          figure: showBaht(asked),
          count: t('money.papers', { n: issued.n.toLocaleString('en-US') }),
          href: rowsOf(issued),
        },
        {
          name: 'collected',
          label: t('money.collected'),
          figure: showBaht(collected),
          count: percentOf(collected, asked),
          href: rowsOf(came),
        },
        {
          name: 'owed',
          label: t('money.owed'),
          figure: showBaht(owed),
          count: t('money.papers', { n: open.n.toLocaleString('en-US') }),
          href: rowsOf(open),
        },
        {
          name: 'late',
          label: t('money.late'),
          figure: showBaht(late.reduce((sum, one) => sum + one.owed, 0)),
          count: t('money.papers', {
            n: late.reduce((sum, one) => sum + one.n, 0).toLocaleString('en-US'),
          }),
          late: late.some(({ n }) => n > 0),
          href: { pathname: '/invoices', query: { state: 'late' } },
        },
      ]}
    />
  );
}
