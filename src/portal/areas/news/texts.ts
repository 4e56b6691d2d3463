import th from '@locales/th/news.json';
import { contentTexts } from '@/portal/kit/content/texts';

const en = () => import('@locales/en/news.json');
const cn = () => import('@locales/cn/news.json');

export const texts = { news: { th, en, cn }, ...contentTexts };
