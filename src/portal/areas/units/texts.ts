import th from '@locales/th/units.json';
import { units } from '@/contracts/features/residents/units';
import { areaTexts } from '@/portal/kit/text/texts';
import { residentTexts } from '@/portal/pickers/people/resident-texts';
import { pickerTexts } from '@/portal/pickers/texts';

const en = () => import('@locales/en/units.json');
const cn = () => import('@locales/cn/units.json');

export const texts = {
  ...areaTexts('units', { th, en, cn }, units),
  ...residentTexts,
  ...pickerTexts,
};
