import cn from '@locales/cn/banners.json';
import en from '@locales/en/banners.json';
import th from '@locales/th/banners.json';
import { contentTexts } from '@/portal/kit/content/texts';
import { uploadTexts } from '@/portal/kit/upload/texts';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = { banners: { th, en, cn }, ...contentTexts, ...uploadTexts, ...pickerTexts };
