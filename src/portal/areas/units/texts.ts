import cn from '@locales/cn/units.json';
import en from '@locales/en/units.json';
import th from '@locales/th/units.json';
import { units } from '@/contracts/features/residents/units';
import { areaTexts } from '@/portal/kit/text/texts';
import { residentTexts } from '@/portal/pickers/people/resident-texts';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = {
  ...areaTexts('units', { th, en, cn }, units),
  ...residentTexts,
  ...pickerTexts,
};
