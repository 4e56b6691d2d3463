import { useTranslation } from 'next-i18next/pages';
import { type Completeness, type Language, languages } from '@/contracts/kit/text/languages';
import styles from './LanguageMarks.module.css';

/** Which languages content is written in, and how far. */
export function LanguageMarks({ states }: { states: Record<Language, Completeness> }) {
  const { t } = useTranslation('content');
  return (
    <ul className={styles.languages} aria-label={t('marks.title')}>
      {languages.map((language) => {
        const said = t('marks.mark', {
          language: t(`languages.${language}`),
          state: t(`states.${states[language]}`),
        });
        return (
          <li key={language} data-state={states[language]} title={said}>
            <span aria-hidden="true">{t(`marks.short.${language}`)}</span>
            <span className="visually-hidden">{said}</span>
          </li>
        );
      })}
    </ul>
  );
}
