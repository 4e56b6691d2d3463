import cn from '@locales/cn/privileges.json';
import en from '@locales/en/privileges.json';
import th from '@locales/th/privileges.json';
import { contentTexts } from '@/portal/kit/content/texts';
import { uploadTexts } from '@/portal/kit/upload/texts';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = {
  privileges: { th, en, cn },
  ...contentTexts,
  ...uploadTexts,
  ...pickerTexts,
};
