import { useTranslation } from 'next-i18next/pages';
import { chooseLanguage } from '@/portal/app/shell/choose-language';
import styles from '@/portal/app/shell/LanguageSwitch.module.css';
import { useDocument } from '@/portal/app/use-document';
import { htmlLang, type Language, languageNames, languages } from '@/portal/kit/language';

/** Chooses the interface's language; what is on the screen stays as it is. */
export function LanguageSwitch({ onChoose }: { onChoose?: (language: Language) => void }) {
  const { t } = useTranslation('common');
  const { change, ...brought } = useDocument();

  async function choose(language: Language) {
    onChoose?.(language);
    change({ ...brought, ...(await chooseLanguage(language)) });
  }

  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('language')}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={htmlLang[language]}
          aria-pressed={language === brought.language}
          onClick={() => choose(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  );
}
