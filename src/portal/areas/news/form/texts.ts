import cn from '@locales/cn/news-form.json';
import en from '@locales/en/news-form.json';
import th from '@locales/th/news-form.json';
import { contentFormTexts } from '@/portal/pickers/texts';

/** What a page needs that shows the form of news. */
export const formTexts = {
  'news-form': { th, en, cn },
  ...contentFormTexts,
};
