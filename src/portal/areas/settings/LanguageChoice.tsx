import { useTranslation } from 'next-i18next/pages';
import {
  isLanguage,
  languageNames,
  languages,
  useChooseLanguage,
  useLanguage,
} from '@/portal/kit/text/language';
import { Select } from '@/portal/ui/fields/fields';
import styles from './Settings.module.css';

/** The language of the portal: the same choice as in the header, and as quick. */
export function LanguageChoice() {
  const { t } = useTranslation('settings');
  const choose = useChooseLanguage();
  return (
    <section className={styles.section} aria-labelledby="settings-language">
      <h2 id="settings-language">{t('language.title')}</h2>
      <p className={styles.lead}>{t('language.hint')}</p>
      <div className={styles.form}>
        <Select
          aria-labelledby="settings-language"
          value={useLanguage()}
          onChange={({ target: { value } }) => isLanguage(value) && choose(value)}
        >
          {languages.map((language) => (
            <option key={language} value={language}>
              {languageNames[language]}
            </option>
          ))}
        </Select>
      </div>
    </section>
  );
}
