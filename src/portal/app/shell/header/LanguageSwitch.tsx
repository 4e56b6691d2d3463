import { useTranslation } from 'next-i18next/pages';
import { LanguageButtons } from '@/portal/kit/text/LanguageButtons';
import { type Language, languages, useLanguage } from '@/portal/kit/text/language';
import styles from './LanguageSwitch.module.css';

/** Chooses the interface's language; what is on the screen stays as it is. */
export function LanguageSwitch({ onChoose }: { onChoose: (language: Language) => void }) {
  const { t } = useTranslation('common');
  return (
    <LanguageButtons
      className={styles.switch}
      label={t('language')}
      among={languages}
      language={useLanguage()}
      choose={onChoose}
    />
  );
}
