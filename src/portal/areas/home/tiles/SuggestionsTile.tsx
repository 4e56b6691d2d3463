import { useTranslation } from 'next-i18next/pages';
import type { Board } from '@/contracts/master-data/board';
import { rowsOf, Tile } from '@/portal/areas/home/Tile';
import tile from '@/portal/areas/home/Tile.module.css';
import { Trend } from '@/portal/areas/home/Trend';
import { BarRows } from '@/portal/ui/charts/BarRows';
import { Legend } from '@/portal/ui/charts/Legend';

/** What residents wait for, by where it is, and how soon they were answered. */
export function SuggestionsTile(props: NonNullable<Board['suggestions']>) {
  const { open, late, zones, firstAnswer, firstAnswerBefore } = props;
  const { told, toldBefore, settled, settledBefore } = props;
  const { t } = useTranslation('home');
  const spent = (minutes: number) =>
    minutes < 60
      ? t('minutes', { n: minutes })
      : t('hours', { n: Math.floor(minutes / 60), m: minutes % 60 });
  const isSooner = firstAnswer !== null && firstAnswerBefore !== null;
  return (
    <Tile
      title={t('suggestions.title')}
      more={{ href: rowsOf(open), text: t('suggestions.all', { n: open.n }) }}
    >
      {zones.length === 0 && <p className={tile.none}>{t('suggestions.none')}</p>}
      <BarRows
        rows={zones.map((one) => ({
          ...{ key: one.zone, name: t(`values.zone.${one.zone}`), n: one.n, late: one.late },
          figure: t('suggestions.count', { n: one.n }),
          href: rowsOf(one),
        }))}
      />
      {open.n > 0 && (
        <Legend
          series={[
            { kind: 'over', text: t('suggestions.late', { n: late.n }) },
            { kind: 'first', text: t('suggestions.inTime', { n: open.n - late.n }) },
          ]}
        />
      )}
      {firstAnswer !== null && (
        <p className={tile.soft}>{t('suggestions.answered', { time: spent(firstAnswer) })}</p>
      )}
      {isSooner && firstAnswer !== firstAnswerBefore && (
        <Trend
          better={firstAnswer < firstAnswerBefore}
          text={t(firstAnswer < firstAnswerBefore ? 'trend.sooner' : 'trend.slower')}
        />
      )}
      {told + toldBefore + settled + settledBefore > 0 && (
        <Trend
          better={settled > told}
          same={settled === told}
          text={t(
            `trend.suggestions.${settled > told ? 'less' : told > settled ? 'more' : 'same'}`,
            {
              ...{ told, settled, toldBefore, settledBefore },
            },
          )}
        />
      )}
    </Tile>
  );
}
