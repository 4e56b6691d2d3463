import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useLive } from '@/portal/kit/live';
import { usePermission } from '@/portal/kit/permission';
import { useCountText } from '@/portal/kit/use-count-text';
import { useReader } from '@/portal/kit/use-reader';
import styles from './Home.module.css';
import { newsList, unreadNews } from './readers';

/** How much published news the person has not read, and the way to it. */
export function UnreadNews() {
  const { t } = useTranslation('home');
  const can = usePermission();
  const countText = useCountText();
  const { answer, reload } = useReader(newsList, unreadNews);
  useLive('news', reload);
  if (!can('news:view') || !answer) return null;
  return (
    <section className={styles.news} aria-labelledby="unread-news">
      <h2 id="unread-news">{t('news')}</h2>
      <ul className={styles.figures}>
        <li>
          <Link href={{ pathname: '/news', query: { unread: 'true' } }}>
            <b>{countText(answer.total, answer.atLeast ?? false)}</b>
            {t('unreadNews')}
          </Link>
        </li>
      </ul>
    </section>
  );
}
