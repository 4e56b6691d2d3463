import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { LanguageChoice, useLanguageChoice } from '@/portal/kit/content/languages/LanguageChoice';
import { htmlLang, type Language, LanguageContext, useLanguage } from '@/portal/kit/text/language';
import styles from './PhonePreview.module.css';

/** A path of the residents' app leads nowhere here. */
function stay(event: { target: EventTarget; preventDefault: () => void }) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (link && link.target !== '_blank') event.preventDefault();
}

/** The residents' phone in the language around it. Needs `pickerTexts`. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('pickers');
  const language = useLanguage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className={styles.phone} aria-label={t('phone.title')} tabIndex={0}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key that presses a link clicks it. */}
      <article lang={htmlLang[language]} onClick={stay}>
        {children}
      </article>
    </section>
  );
}

/** What a resident sees on a phone, in one of the three languages. Needs `pickerTexts`. */
export function PhonePreview({ children }: { children: (language: Language) => ReactNode }) {
  const { t } = useTranslation('pickers');
  const choice = useLanguageChoice();
  const { language } = choice;
  return (
    <div className={styles.preview}>
      <LanguageChoice label={t('phone.languages')} {...choice} />
      <LanguageContext value={language}>
        <PhoneFrame>{children(language)}</PhoneFrame>
      </LanguageContext>
    </div>
  );
}
