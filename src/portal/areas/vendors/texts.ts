import cn from '@locales/cn/vendors.json';
import en from '@locales/en/vendors.json';
import th from '@locales/th/vendors.json';
import { contentTexts } from '@/portal/kit/content/texts';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = { vendors: { th, en, cn }, ...contentTexts, ...pickerTexts };
