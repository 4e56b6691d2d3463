import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { Board } from '@/contracts/master-data/board';
import { percentOf } from '@/portal/areas/home/percent';
import { rowsOf, Tile } from '@/portal/areas/home/Tile';
import tile from '@/portal/areas/home/Tile.module.css';
import { Trend } from '@/portal/areas/home/Trend';
import { useDates } from '@/portal/kit/text/dates';
import { Meter } from '@/portal/ui/charts/Meter';

/** What came in of what the month asked for, and how that compares with the month before. */
export function MonthTile({ money }: { money: NonNullable<Board['money']> }) {
  const { t } = useTranslation('home');
  const { monthOf } = useDates();
  const { month, asked, collected, issued, open, owed, shareBefore, came } = money;
  const share = asked > 0 ? collected / asked : 0;
  const points = shareBefore === null ? null : Math.round(share * 1000 - shareBefore / 10) / 10;
  return (
    <Tile
      title={t('money.monthOf', { month: month ? monthOf(month) : '' })}
      more={{ href: rowsOf(issued), text: t('money.invoices') }}
    >
      <Link className={tile.big} href={rowsOf(issued)} prefetch={false}>
        <b>{percentOf(collected, asked)}</b> {t('money.of', { amount: showBaht(asked) })}
      </Link>
      <Meter share={share} />
      <p className={tile.ends}>
        <Link href={rowsOf(came)} prefetch={false}>
          <b>{showBaht(collected)}</b> {t('money.in')}
        </Link>
        <Link href={rowsOf(open)} prefetch={false}>
          <b>{showBaht(owed)}</b> {t('money.left')}
        </Link>
      </p>
      {points !== null && (
        <Trend
          better={points > 0}
          same={points === 0}
          text={t(
            points === 0 ? 'trend.sameMonth' : points > 0 ? 'trend.upMonth' : 'trend.downMonth',
            {
              n: Math.abs(points).toFixed(1),
            },
          )}
        />
      )}
    </Tile>
  );
}
