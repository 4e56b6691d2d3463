import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { ShownPage } from '@/contracts/banner/banner';
import { pages } from '@/contracts/banner/pages';
import { useDates } from '@/portal/kit/text/dates';
import { useLanguage } from '@/portal/kit/text/language';
import { useTitle } from '@/portal/kit/text/use-title';
import styles from './Banners.module.css';

/** What each page of the app shows today and what comes next; a press lists the page's banners. */
export function PageGlance(props: { shown: readonly ShownPage[]; current: string | undefined }) {
  const { t } = useTranslation('banners');
  const { date } = useDates();
  const language = useLanguage();
  const nameOf = useTitle();
  return (
    <nav className={styles.glance} aria-label={t('pageKey')}>
      {props.shown.map(({ pageKey, most, running, next }) => (
        <Link
          key={pageKey}
          href={{ pathname: '/banner', query: pageKey === props.current ? {} : { pageKey } }}
          shallow
          scroll={false}
          aria-current={pageKey === props.current ? 'true' : undefined}
        >
          <span className={styles.head}>
            <b>{pages[pageKey].names[language]}</b>
            <span className={styles.soft}>{t('shown', { n: running.length, most })}</span>
          </span>
          {running.length > 0 ? (
            <ol>
              {running.map((banner) => (
                <li key={banner.id}>{nameOf(banner)}</li>
              ))}
            </ol>
          ) : (
            <span className={styles.soft}>{t('noneShown')}</span>
          )}
          {next && (
            <span className={styles.soft}>
              {t('next', { name: nameOf(next), day: date(next.from) })}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
