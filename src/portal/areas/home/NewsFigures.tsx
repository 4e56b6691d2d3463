import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { newsEndpoints } from '@/contracts/news/endpoints';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useCountText } from '@/portal/kit/list/use-count-text';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { counted, toReview, unread } from './asked';
import styles from './Home.module.css';

/** How much news waits for the person, and the way to it: to be read, at a property, and reviewed. */
export function NewsFigures() {
  const { t } = useTranslation('home');
  const can = usePermission();
  const { propertyId } = usePerson();
  const isReader = propertyId !== null;
  const isReviewer = can('news:approve');
  if (!can('news:view') || !(isReader || isReviewer)) return null;
  return (
    <section className={styles.news} aria-labelledby="news-figures">
      <h2 id="news-figures">{t('news')}</h2>
      <ul className={styles.figures}>
        {isReader && <Figure reader={newsEndpoints.list} filter={unread} label={t('unreadNews')} />}
        {isReviewer && (
          <Figure reader={newsEndpoints.list} filter={toReview} label={t('newsToReview')} />
        )}
      </ul>
    </section>
  );
}

/** How much a filter of the list finds. */
function Figure({
  reader,
  filter,
  label,
}: {
  reader: typeof newsEndpoints.list;
  filter: typeof unread | typeof toReview;
  label: string;
}) {
  const countText = useCountText();
  const read = useReader(reader, counted(filter));
  const { answer } = read;
  useLive('news', read.reload);
  if (!answer) {
    return (
      <li>
        <Awaited read={read} rows={1} />
      </li>
    );
  }
  return (
    <li>
      <Link href={{ pathname: '/news', query: filter }}>
        <b>{countText(answer.total, answer.atLeast ?? false)}</b>
        {label}
      </Link>
    </li>
  );
}
