import th from '@locales/th/pickers.json';
import { contentTexts } from '@/portal/kit/content/texts';
import { uploadTexts } from '@/portal/kit/upload/texts';

const en = () => import('@locales/en/pickers.json');
const cn = () => import('@locales/cn/pickers.json');

/** The pickers' texts; an area that uses a picker spreads them into its own. */
export const pickerTexts = { pickers: { th, en, cn } };

/** The texts of a form of content: of its languages, its uploads and its pickers. */
export const contentFormTexts = { ...contentTexts, ...uploadTexts, ...pickerTexts };
