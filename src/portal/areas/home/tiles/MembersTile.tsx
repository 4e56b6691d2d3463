import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { Board } from '@/contracts/master-data/board';
import { rowsOf, Tile } from '@/portal/areas/home/Tile';
import tile from '@/portal/areas/home/Tile.module.css';
import { WeekTrend } from '@/portal/areas/home/WeekTrend';
import { daysSince } from '@/portal/kit/text/dates';

/** Who asks to be taken up, who waits longest first. */
export function MembersTile(props: NonNullable<Board['members']>) {
  const { waiting, first, asked, askedBefore } = props;
  const { t } = useTranslation('home');
  return (
    <Tile
      title={t('members.title')}
      more={{ href: rowsOf(waiting), text: t('members.all', { n: waiting.n }) }}
    >
      {first.length === 0 && <p className={tile.none}>{t('members.none')}</p>}
      <ul className={tile.rows}>
        {first.slice(0, 3).map(({ id, name, unitNumber, createdAt }) => {
          const days = daysSince(createdAt);
          return (
            <li key={id}>
              <Link href={rowsOf(waiting)} prefetch={false}>
                <b>{name}</b>
                <span>{unitNumber}</span>
              </Link>
              <span data-late={days >= 2 || undefined}>
                {days === 0 ? t('when.today') : t('when.since', { n: days })}
              </span>
            </li>
          );
        })}
      </ul>
      <WeekTrend of="members" n={asked} before={askedBefore} />
    </Tile>
  );
}
