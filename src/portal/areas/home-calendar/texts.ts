import cn from '@locales/cn/home-calendar.json';
import en from '@locales/en/home-calendar.json';
import th from '@locales/th/home-calendar.json';
import { contentTexts } from '@/portal/kit/content/texts';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = { 'home-calendar': { th, en, cn }, ...contentTexts, ...pickerTexts };
