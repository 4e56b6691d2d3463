import cn from '@locales/cn/suggestions.json';
import en from '@locales/en/suggestions.json';
import th from '@locales/th/suggestions.json';
import { uploadTexts } from '@/portal/kit/upload/texts';

export const texts = { suggestions: { th, en, cn }, ...uploadTexts };
