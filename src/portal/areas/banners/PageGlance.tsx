import { Plus } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { ShownPage } from '@/contracts/banner/banner';
import { type PageKey, pages } from '@/contracts/banner/pages';
import { useDates } from '@/portal/kit/text/dates';
import { useLanguage } from '@/portal/kit/text/language';
import { useTitle } from '@/portal/kit/text/use-title';
import { Button } from '@/portal/ui/actions/Button';
import styles from './Banners.module.css';

/** What each page of the app shows today and what comes next; a press lists the page's banners. */
export function PageGlance(props: {
  shown: readonly ShownPage[];
  current: string | undefined;
  /** Adds to a page that shows nothing; left out where the person may not. */
  onAdd: ((page: PageKey) => void) | undefined;
}) {
  const { onAdd } = props;
  const { t } = useTranslation('banners');
  const { date } = useDates();
  const language = useLanguage();
  const nameOf = useTitle();
  return (
    <nav className={styles.glance} aria-label={t('pageKey')}>
      {props.shown.map(({ pageKey, most, running, next }) => (
        <div key={pageKey} className={styles.place}>
          <Link
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
          {onAdd && running.length === 0 && (
            <Button look="verb" icon={<Plus />} onClick={() => onAdd(pageKey)}>
              {t('addTo')} <span className="visually-hidden">{pages[pageKey].names[language]}</span>
            </Button>
          )}
        </div>
      ))}
    </nav>
  );
}
