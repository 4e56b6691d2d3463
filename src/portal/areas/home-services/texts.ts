import cn from '@locales/cn/home-services.json';
import en from '@locales/en/home-services.json';
import th from '@locales/th/home-services.json';
import { contentTexts } from '@/portal/kit/content/texts';
import { uploadTexts } from '@/portal/kit/upload/texts';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = {
  'home-services': { th, en, cn },
  ...contentTexts,
  ...uploadTexts,
  ...pickerTexts,
};
