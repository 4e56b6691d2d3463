import cn from '@locales/cn/news.json';
import en from '@locales/en/news.json';
import th from '@locales/th/news.json';
import { contentTexts } from '@/portal/kit/content/texts';

export const texts = { news: { th, en, cn }, ...contentTexts };
