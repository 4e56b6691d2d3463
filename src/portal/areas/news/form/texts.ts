import th from '@locales/th/news-form.json';
import { contentFormTexts } from '@/portal/pickers/content/form-texts';

const en = () => import('@locales/en/news-form.json');
const cn = () => import('@locales/cn/news-form.json');

/** What a page needs that shows the form of news. */
export const formTexts = {
  'news-form': { th, en, cn },
  ...contentFormTexts,
};
