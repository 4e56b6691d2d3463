import { useState } from 'react';
import {
  htmlLang,
  type Language,
  languageNames,
  languages,
  useLanguage,
} from '@/portal/kit/text/language';
import styles from './LanguageChoice.module.css';

interface Choice {
  /** The languages that there are. */
  among: readonly Language[];
  language: Language;
  choose: (language: Language) => void;
}

/** In which language a text is shown: the reader's own first, Thai where it is not written in that. */
export function useLanguageChoice(among: readonly Language[] = languages): Choice {
  const [chosen, choose] = useState<Language>(useLanguage());
  return { among, language: among.includes(chosen) ? chosen : 'th', choose };
}

/** The languages to choose from, each by its own name. */
export function LanguageChoice({ label, ...choice }: Choice & { label: string }) {
  const { among, language, choose } = choice;
  return (
    <fieldset className={styles.languages}>
      <legend className="visually-hidden">{label}</legend>
      {among.map((one) => (
        <button
          key={one}
          type="button"
          lang={htmlLang[one]}
          aria-pressed={one === language}
          onClick={() => choose(one)}
        >
          {languageNames[one]}
        </button>
      ))}
    </fieldset>
  );
}
