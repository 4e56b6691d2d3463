import cn from '@locales/cn/news-form.json';
import en from '@locales/en/news-form.json';
import th from '@locales/th/news-form.json';
import { contentTexts } from '@/portal/kit/content/texts';
import { uploadTexts } from '@/portal/kit/upload/texts';
import { pickerTexts } from '@/portal/pickers/texts';

/** What a page needs that shows the form of news. */
export const formTexts = {
  'news-form': { th, en, cn },
  ...contentTexts,
  ...uploadTexts,
  ...pickerTexts,
};
