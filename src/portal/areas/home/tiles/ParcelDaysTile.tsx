import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { Board } from '@/contracts/master-data/board';
import { rowsOf, Tile } from '@/portal/areas/home/Tile';
import tile from '@/portal/areas/home/Tile.module.css';
import { WeekTrend } from '@/portal/areas/home/WeekTrend';
import { useDates } from '@/portal/kit/text/dates';
import { Behind } from '@/portal/ui/charts/Behind';
import { Legend } from '@/portal/ui/charts/Legend';
import { UpDown } from '@/portal/ui/charts/UpDown';

/** What came and went in thirty days, and who comes today. */
export function ParcelDaysTile({ days, slots, week }: NonNullable<Board['parcels']>) {
  const { t } = useTranslation('home');
  const { date } = useDates();
  const booked = slots.filter(({ n, done }) => n > 0 || done > 0);
  const sum = (what: 'in' | 'out') =>
    days.reduce((all, one) => all + one[what], 0).toLocaleString('en-US');
  return (
    <Tile
      wide
      title={t('parcels.days')}
      more={{ href: { pathname: '/parcels/reports' }, text: t('parcels.reports') }}
    >
      <div className={booked.length > 0 ? tile.halves : undefined}>
        <div>
          <Behind
            label={t('parcels.days')}
            open={t('asTable')}
            heads={[t('parcels.day'), t('parcels.in'), t('parcels.out')]}
            rows={[...days].reverse().map((one) => ({
              key: one.day,
              cells: [
                <Link key={one.day} href={rowsOf(one)} prefetch={false}>
                  {date(one.day)}
                </Link>,
                ...[one.in, one.out],
              ],
            }))}
            legend={
              <Legend
                series={[
                  { kind: 'first', text: t('parcels.inOf', { n: sum('in') }) },
                  { kind: 'second', text: t('parcels.outOf', { n: sum('out') }) },
                ]}
              />
            }
          >
            <UpDown
              columns={days.map((one, at) => ({
                key: one.day,
                name: (days.length - 1 - at) % 7 === 0 ? String(Number(one.day.slice(8))) : '',
                ...{ up: one.in, down: one.out, href: rowsOf(one) },
              }))}
            />
          </Behind>
          <WeekTrend of="parcels" n={week.in} before={week.inBefore} />
        </div>
        <div>
          {booked.length > 0 ? (
            <>
              <h3>{t('parcels.slots')}</h3>
              <ul className={tile.rows}>
                {booked.map((slot) => (
                  <li key={slot.slot}>
                    <Link href={rowsOf(slot)} prefetch={false}>
                      <b>{slot.hours}</b>
                    </Link>
                    <span>{t('parcels.slot', { n: slot.n, done: slot.done })}</span>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p className={tile.trend}>{t('parcels.noSlots')}</p>
          )}
        </div>
      </div>
    </Tile>
  );
}
