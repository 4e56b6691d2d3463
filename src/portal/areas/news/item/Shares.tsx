import { useTranslation } from 'next-i18next/pages';
import type { NewsReaders } from '@/contracts/news/news-readers';
import { useLanguage } from '@/portal/kit/text/language';
import styles from './Readers.module.css';

/** How much of each property has read the news, in numbers and as a bar. */
export function Shares({ properties }: Pick<NewsReaders, 'properties'>) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  return (
    <ul className={styles.shares}>
      {properties.map(({ propertyId, nameTh, nameEn, readers, people, percent }) => (
        <li key={propertyId}>
          <span>{language === 'th' ? nameTh : nameEn}</span>
          <b>{t('item.readers.share', { readers, people, percent })}</b>
          <i aria-hidden="true" style={{ inlineSize: `${percent}%` }} />
        </li>
      ))}
    </ul>
  );
}
