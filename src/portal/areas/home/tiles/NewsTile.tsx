import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { Board } from '@/contracts/master-data/board';
import { rowsOf, Tile } from '@/portal/areas/home/Tile';
import tile from '@/portal/areas/home/Tile.module.css';
import { WeekTrend } from '@/portal/areas/home/WeekTrend';
import { useDates } from '@/portal/kit/text/dates';
import { useTitle } from '@/portal/kit/text/use-title';
import { Tag } from '@/portal/ui/words/Tag';

/** News that goes out by itself, that waits for a reviewer, and that the person has not read. */
export function NewsTile(props: NonNullable<Board['news']>) {
  const { scheduled, toReview, unread, first, read, readBefore } = props;
  const { t } = useTranslation('home');
  const titleOf = useTitle();
  const { moment } = useDates();
  return (
    <Tile title={t('news.title')} more={{ href: { pathname: '/news' }, text: t('news.all') }}>
      <p className={tile.figures}>
        {(
          [
            ['scheduled', scheduled],
            ['toReview', toReview],
            ['unread', unread],
          ] as const
        ).map(([key, one]) => (
          <Link key={key} href={rowsOf(one)} prefetch={false}>
            <b>{one.n.toLocaleString('en-US')}</b> {t(`news.${key}`)}
          </Link>
        ))}
      </p>
      <ul className={tile.rows}>
        {first.slice(0, 3).map(({ id, publishAt, review, ...titles }) => (
          <li key={id}>
            <Link href={`/news/${id}`} prefetch={false}>
              <b>{titleOf(titles)}</b>
              <span>
                <Tag tone={review ? 'needs' : 'moving'}>
                  {publishAt && !review ? moment(publishAt) : t('news.review')}
                </Tag>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <WeekTrend of="news" n={read} before={readBefore} />
    </Tile>
  );
}
