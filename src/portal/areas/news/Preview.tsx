import { Paperclip } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { type Titles, titleIn } from '@/contracts/kit/text/languages';
import type { News } from '@/contracts/news/news';
import { useDates } from '@/portal/kit/text/dates';
import { type Language, useLanguage } from '@/portal/kit/text/language';
import { PhonePreview } from '@/portal/pickers/content/PhonePreview';
import { FeatureLink } from './FeatureLink';
import styles from './Preview.module.css';
import { EmergencyTag } from './Tags';

type Shown = Titles &
  Pick<News, 'type' | 'thumbnailUrl' | 'featureLink' | 'publishedAt'> & {
    newsFiles: { id: string; name: string; url: string }[];
  };

interface Props {
  news: Shown;
  /** The body in a language, safe to be shown; nothing where there is none. */
  text: (language: Language) => ReactNode;
}

/** News as a resident sees it on a phone, in one of the three languages. */
export function Preview({ news, text }: Props) {
  const { t } = useTranslation('news');
  return (
    <PhonePreview>
      {(language) => (
        <Page news={news}>
          {text(language) || (
            <p className={styles.missing}>
              {t('preview.noText', { language: t(`languages.${language}`) })}
            </p>
          )}
        </Page>
      )}
    </PhonePreview>
  );
}

function Page({ news, children }: { news: Shown; children: ReactNode }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const { moment } = useDates();
  const title = titleIn(news, language);
  return (
    <>
      {news.thumbnailUrl && (
        // biome-ignore lint/performance/noImgElement: the service has made it in its size.
        <img className={styles.cover} src={news.thumbnailUrl} alt="" />
      )}
      <EmergencyTag type={news.type} />
      <h2>
        {title || (
          <span className={styles.missing}>
            {t('preview.noTitle', { language: t(`languages.${language}`) })}
          </span>
        )}
      </h2>
      {news.publishedAt && <p className={styles.when}>{moment(news.publishedAt)}</p>}
      {children}
      {news.newsFiles.length > 0 && (
        <ul className={styles.files} aria-label={t('preview.files')}>
          {news.newsFiles.map(({ id, name, url }) => (
            <li key={id}>
              <Paperclip aria-hidden="true" />
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {news.featureLink && <FeatureLink feature={news.featureLink} />}
    </>
  );
}
