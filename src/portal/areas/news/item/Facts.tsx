import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { News } from '@/contracts/news/news';
import { LanguageMarks } from '@/portal/kit/content/languages/LanguageMarks';
import { useDates } from '@/portal/kit/text/dates';
import { useLanguage } from '@/portal/kit/text/language';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import styles from './Item.module.css';

/** Whom news is for, who wrote it, and when. */
export function Facts({ news }: { news: News }) {
  const { t } = useTranslation('news');
  const { moment } = useDates();
  const language = useLanguage();
  const by = (at: string, name: string) => (
    <>
      {moment(at)}
      <br />
      {name}
    </>
  );
  const facts: [label: string, value: ReactNode][] = [
    [t('type'), t(`types.${news.type}`)],
    [t('languages.title'), <LanguageMarks key="languages" states={news.languages} />],
    [
      t('item.for'),
      <ul key="for" className={styles.places}>
        {news.properties.map(({ id, nameTh, nameEn }) => (
          <li key={id}>{language === 'th' ? nameTh : nameEn}</li>
        ))}
      </ul>,
    ],
    [t('readers'), news.publishedAt && news.readers.toLocaleString('en-US')],
    [t('createdAt'), by(news.createdAt, news.createdBy)],
    [t('updatedAt'), news.updatedAt !== news.createdAt && by(news.updatedAt, news.updatedBy)],
  ];
  return (
    <Section title={t('item.about')}>
      <FactList facts={facts} />
    </Section>
  );
}
