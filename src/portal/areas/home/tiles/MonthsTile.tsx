import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { Board } from '@/contracts/master-data/board';
import { percentOf } from '@/portal/areas/home/percent';
import { rowsOf, Tile } from '@/portal/areas/home/Tile';
import tile from '@/portal/areas/home/Tile.module.css';
import { useDates } from '@/portal/kit/text/dates';
import { Behind } from '@/portal/ui/charts/Behind';
import { Filled } from '@/portal/ui/charts/Filled';

const baht = (satang: number) => Math.round(satang / 100).toLocaleString('en-US');

/** What months asked for and brought, and what is owed by how late it is. */
export function MonthsTile({ money }: { money: NonNullable<Board['money']> }) {
  const { t } = useTranslation('home');
  const { monthOf } = useDates();
  const { months, ageing, owed, open } = money;
  const begun = months.slice(months.findIndex(({ asked, collected }) => asked + collected > 0));
  return (
    <Tile
      title={t('money.months')}
      more={{ href: rowsOf(open), text: t('money.owedOf', { amount: showBaht(owed) }) }}
    >
      <Filled
        columns={begun.map(({ period, asked, collected }) => ({
          key: period,
          name: monthOf(period).split(' ')[0] ?? period,
          ...{ whole: asked, part: collected, figure: percentOf(collected, asked) },
          label: t('money.monthLabel', {
            ...{ month: monthOf(period), asked: showBaht(asked), collected: showBaht(collected) },
          }),
          href: { pathname: '/invoices', query: { period } },
        }))}
      />
      <Behind
        label={t('money.months')}
        open={t('asTable')}
        heads={[t('money.month'), t('money.asked'), t('money.collected'), t('money.rate')]}
        rows={[...begun].reverse().map(({ period, asked, collected }) => ({
          key: period,
          cells: [
            monthOf(period),
            showBaht(asked),
            showBaht(collected),
            percentOf(collected, asked),
          ],
        }))}
      />
      <div className={tile.shares} aria-hidden="true">
        {ageing
          .filter((one) => one.owed > 0)
          .map((one) => (
            <i key={one.bucket} data-bucket={one.bucket} style={{ flexGrow: one.owed }} />
          ))}
      </div>
      <ul className={tile.ageing} aria-label={t('money.ageing')}>
        {ageing
          .filter(({ bucket, n }) => bucket !== 'current' || n > 0)
          .map((one) => (
            <li key={one.bucket} data-bucket={one.n > 0 ? one.bucket : undefined}>
              <Link href={rowsOf(one)} prefetch={false}>
                <span>{t(`buckets.${one.bucket}`)}</span>
                <b title={showBaht(one.owed)} data-none={one.owed === 0 || undefined}>
                  {baht(one.owed)}
                </b>
              </Link>
            </li>
          ))}
      </ul>
    </Tile>
  );
}
