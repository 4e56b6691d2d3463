import cn from '@locales/cn/content.json';
import en from '@locales/en/content.json';
import th from '@locales/th/content.json';

/** The texts of `LanguageTabs` and `RichTextField`; an area that uses them spreads them into its own. */
export const contentTexts = { content: { th, en, cn } };
