import cn from '@locales/cn/tutorials.json';
import en from '@locales/en/tutorials.json';
import th from '@locales/th/tutorials.json';
import { contentTexts } from '@/portal/kit/content/texts';
import { uploadTexts } from '@/portal/kit/upload/texts';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = { tutorials: { th, en, cn }, ...contentTexts, ...uploadTexts, ...pickerTexts };
