import cn from '@locales/cn/stickers.json';
import en from '@locales/en/stickers.json';
import th from '@locales/th/stickers.json';
import { contentTexts } from '@/portal/kit/content/texts';
import { uploadTexts } from '@/portal/kit/upload/texts';

export const texts = { stickers: { th, en, cn }, ...contentTexts, ...uploadTexts };
