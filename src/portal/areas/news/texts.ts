import cn from '@locales/cn/news.json';
import en from '@locales/en/news.json';
import th from '@locales/th/news.json';

export const texts = { news: { th, en, cn } };
