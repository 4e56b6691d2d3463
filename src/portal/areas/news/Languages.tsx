import { useTranslation } from 'next-i18next/pages';
import { languages } from '@/contracts/news/languages';
import type { NewsRow } from '@/contracts/news/news';
import styles from './Languages.module.css';

/** Which languages news is written in, and how far. */
export function Languages({ states }: { states: NewsRow['languages'] }) {
  const { t } = useTranslation('news');
  return (
    <ul className={styles.languages} aria-label={t('languages.title')}>
      {languages.map((language) => {
        const said = t('languages.mark', {
          language: t(`languages.${language}`),
          state: t(`languages.states.${states[language]}`),
        });
        return (
          <li key={language} data-state={states[language]} title={said}>
            <span aria-hidden="true">{t(`languages.short.${language}`)}</span>
            <span className="visually-hidden">{said}</span>
          </li>
        );
      })}
    </ul>
  );
}
