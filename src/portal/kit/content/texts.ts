import th from '@locales/th/content.json';

const en = () => import('@locales/en/content.json');
const cn = () => import('@locales/cn/content.json');

/** The texts of `LanguageTabs` and `RichTextField`; an area that uses them spreads them into its own. */
export const contentTexts = { content: { th, en, cn } };
