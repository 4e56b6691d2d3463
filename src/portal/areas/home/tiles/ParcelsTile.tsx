import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { Board } from '@/contracts/master-data/board';
import { rowsOf, Tile } from '@/portal/areas/home/Tile';
import tile from '@/portal/areas/home/Tile.module.css';
import { BarRows } from '@/portal/ui/charts/BarRows';
import { Behind } from '@/portal/ui/charts/Behind';
import { Legend } from '@/portal/ui/charts/Legend';
import { UpDown } from '@/portal/ui/charts/UpDown';

const [opens, closes] = [7, 20];

/** How long parcels have waited, and what came and went today by the hour. */
export function ParcelsTile(props: NonNullable<Board['parcels']>) {
  const { waiting, late, limit, ages, hours, days } = props;
  const today = days.at(-1);
  const { t } = useTranslation(['home', 'common']);
  const shown = hours.filter(
    (one) => (one.hour >= opens && one.hour <= closes) || one.in + one.out > 0,
  );
  const sum = (what: 'in' | 'out') => hours.reduce((all, one) => all + one[what], 0);
  const ageName = (from: number, to: number | null) => {
    if (to === null) return t('common:ages.more', { from });
    if (to === 0) return t('common:ages.today');
    return from === to
      ? t('common:ages.one', { n: from })
      : t('common:ages.span', { from, upTo: to });
  };
  const known = ages.filter(({ n, to }) => n > 0 || (to !== null && to < limit));
  return (
    <Tile
      wide
      title={t('parcels.title')}
      beside={
        <>
          <Link href={rowsOf(waiting)} prefetch={false}>
            {t('parcels.waiting')}{' '}
            <b>{t('common:ages.count', { n: waiting.n.toLocaleString('en-US') })}</b>
          </Link>
          {late.n > 0 && (
            <Link href={rowsOf(late)} prefetch={false} data-late>
              {t('parcels.late', { days: limit, n: late.n.toLocaleString('en-US') })}
            </Link>
          )}
        </>
      }
      more={{ href: rowsOf(waiting), text: t('list') }}
    >
      <div className={tile.halves}>
        <div>
          <h3>{t('parcels.ages')}</h3>
          <BarRows
            rows={known.map((one) => ({
              ...{ key: String(one.from), name: ageName(one.from, one.to), n: one.n },
              tone: one.late ? 'over' : one.from >= limit / 2 ? 'near' : 'plain',
              figure: t('common:ages.count', { n: one.n.toLocaleString('en-US') }),
              href: rowsOf(one),
            }))}
          />
        </div>
        <div>
          <h3>
            {today ? (
              <Link href={rowsOf(today)} prefetch={false}>
                {t('parcels.hours')}
              </Link>
            ) : (
              t('parcels.hours')
            )}
          </h3>
          <Behind
            label={t('parcels.hours')}
            open={t('asTable')}
            heads={[t('parcels.hour'), t('parcels.in'), t('parcels.out'), t('parcels.usual')]}
            rows={shown.map((one) => ({
              key: String(one.hour),
              cells: [`${String(one.hour).padStart(2, '0')}:00`, one.in, one.out, one.usual],
            }))}
            legend={
              <Legend
                series={[
                  { kind: 'first', text: t('parcels.inOf', { n: sum('in') }) },
                  { kind: 'second', text: t('parcels.outOf', { n: sum('out') }) },
                  { kind: 'expected', text: t('parcels.usual') },
                ]}
              />
            }
          >
            <UpDown
              columns={shown.map((one) => ({
                key: String(one.hour),
                name: one.hour % 2 === 0 ? String(one.hour).padStart(2, '0') : '',
                ...{ up: one.in, down: one.out, expected: one.usual },
              }))}
            />
          </Behind>
        </div>
      </div>
    </Tile>
  );
}
