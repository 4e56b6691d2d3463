import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { showPercent } from '@/contracts/kit/fields/satang';
import type { Board } from '@/contracts/master-data/board';
import { rowsOf, Tile } from '@/portal/areas/home/Tile';
import tile from '@/portal/areas/home/Tile.module.css';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { Meter } from '@/portal/ui/charts/Meter';

const whole = 10_000;
const percent = (basisPoints: number) => `${showPercent(Math.round(basisPoints / 10) * 10)}%`;

/** The votes that run: who has come, and how many have to. */
export function VotesTile({ running, first, last }: NonNullable<Board['votes']>) {
  const { t } = useTranslation('home');
  const { brief } = useDates();
  const today = bangkokDay(Date.now());
  return (
    <Tile
      title={t('votes.title')}
      more={{ href: rowsOf(running), text: t('votes.all', { n: running.n }) }}
    >
      {first.length === 0 && <p className={tile.none}>{t('votes.none')}</p>}
      <ul className={tile.stack}>
        {first.map(({ id, title, closesOn, share, needed }) => (
          <li key={id}>
            <Link href={`/votes/${id}`} prefetch={false}>
              <span className={tile.ends}>
                <b>{title}</b>
                <span data-late={closesOn === today || undefined}>
                  {closesOn === today
                    ? t('votes.today')
                    : t('votes.closes', { day: brief(closesOn) })}
                </span>
              </span>
              <Meter
                share={share / whole}
                mark={needed / whole}
                tone={share >= needed ? 'plain' : 'near'}
              />
              <span className={tile.ends}>
                <span>{t('votes.come', { n: percent(share) })}</span>
                <span>{t('votes.needed', { n: percent(needed) })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {last && (
        <p className={tile.soft}>
          <Link href={`/votes/${last.id}`} prefetch={false}>
            {t('votes.last', { n: percent(last.share) })}
          </Link>
        </p>
      )}
    </Tile>
  );
}
