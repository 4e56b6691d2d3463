import { createContext, useContext } from 'react';

export const languages = ['th', 'en', 'cn'] as const;
export type Language = (typeof languages)[number];

/** What `<html lang>` says for each. */
export const htmlLang: Record<Language, string> = { th: 'th', en: 'en', cn: 'zh-Hans' };

export const languageNames: Record<Language, string> = { th: 'ไทย', en: 'English', cn: '中文' };

export const isLanguage = (value: unknown): value is Language =>
  languages.includes(value as Language);

export const LanguageContext = createContext<Language>('th');

/** The language that the screen is in. */
export const useLanguage = () => useContext(LanguageContext);

export const ChooseLanguageContext = createContext<(language: Language) => void>(() => {});

/** Puts everything into another language, for this browser and for the person's account. */
export const useChooseLanguage = () => useContext(ChooseLanguageContext);
