import th from '@locales/th/staff.json';
import { staff } from '@/contracts/features/platform/staff';
import { areaTexts } from '@/portal/kit/text/texts';
import { personalTexts } from '@/portal/pickers/people/personal-texts';
import { pickerTexts } from '@/portal/pickers/texts';

const en = () => import('@locales/en/staff.json');
const cn = () => import('@locales/cn/staff.json');

export const texts = {
  ...areaTexts('staff', { th, en, cn }, staff),
  ...pickerTexts,
  ...personalTexts,
};
