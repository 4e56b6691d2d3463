import cn from '@locales/cn/bulletin.json';
import en from '@locales/en/bulletin.json';
import th from '@locales/th/bulletin.json';
import { contentTexts } from '@/portal/kit/content/texts';
import { uploadTexts } from '@/portal/kit/upload/texts';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = { bulletin: { th, en, cn }, ...contentTexts, ...uploadTexts, ...pickerTexts };
