import { useTranslation } from 'next-i18next/pages';
import {
  htmlLang,
  type Language,
  languageNames,
  languages,
  useLanguage,
} from '@/portal/kit/text/language';
import styles from './LanguageSwitch.module.css';

/** Chooses the interface's language; what is on the screen stays as it is. */
export function LanguageSwitch({ onChoose }: { onChoose: (language: Language) => void }) {
  const { t } = useTranslation('common');
  const now = useLanguage();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('language')}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={htmlLang[language]}
          aria-pressed={language === now}
          onClick={() => onChoose(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  );
}
