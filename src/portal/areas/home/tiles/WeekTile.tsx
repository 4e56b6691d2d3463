import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { Board } from '@/contracts/master-data/board';
import { Tile } from '@/portal/areas/home/Tile';
import tile from '@/portal/areas/home/Tile.module.css';
import { useDates } from '@/portal/kit/text/dates';
import { useLanguage } from '@/portal/kit/text/language';
import { useTitle } from '@/portal/kit/text/use-title';

/** The seven days to come: where the office rests, and what is in the calendar. */
export function WeekTile({ week }: { week: NonNullable<Board['week']> }) {
  const { t } = useTranslation('home');
  const titleOf = useTitle();
  const language = useLanguage();
  const { shortWeekday, brief } = useDates();
  return (
    <Tile
      title={t('week.title')}
      more={{ href: { pathname: '/home-calendar' }, text: t('week.all') }}
    >
      <ul className={tile.week}>
        {week.map(({ day, holiday, entries }) => (
          <li key={day}>
            <time dateTime={day}>
              <b>{shortWeekday(day)}</b> {brief(day)}
            </time>
            <span>
              {holiday && (
                <Link href="/holidays" prefetch={false} data-holiday>
                  {language === 'th' ? holiday.nameTh : holiday.nameEn || holiday.nameTh}
                </Link>
              )}
              {entries.map((entry) => (
                <Link
                  key={entry.id}
                  href={{ pathname: '/home-calendar', query: { month: day.slice(0, 7) } }}
                  prefetch={false}
                  title={titleOf(entry)}
                >
                  {entry.startsAt && <i>{entry.startsAt}</i>} {titleOf(entry)}
                </Link>
              ))}
              {!holiday && entries.length === 0 && '–'}
            </span>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
