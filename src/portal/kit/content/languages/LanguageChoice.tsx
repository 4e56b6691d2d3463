import { useState } from 'react';
import { LanguageButtons } from '@/portal/kit/text/LanguageButtons';
import { type Language, languages, useLanguage } from '@/portal/kit/text/language';
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

/** The languages to choose from, as one row of pills. */
export const LanguageChoice = (props: Choice & { label: string }) => (
  <LanguageButtons className={styles.languages} {...props} />
);
