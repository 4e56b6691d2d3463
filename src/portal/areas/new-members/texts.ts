import cn from '@locales/cn/new-members.json';
import en from '@locales/en/new-members.json';
import th from '@locales/th/new-members.json';
import { uploadTexts } from '@/portal/kit/upload/texts';
import { residentTexts } from '@/portal/pickers/resident-texts';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = {
  'new-members': { th, en, cn },
  ...residentTexts,
  ...pickerTexts,
  ...uploadTexts,
};
