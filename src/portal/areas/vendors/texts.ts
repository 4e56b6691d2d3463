import th from '@locales/th/vendors.json';
import { vendors } from '@/contracts/features/services/vendors';
import { contentTexts } from '@/portal/kit/content/texts';
import { areaTexts } from '@/portal/kit/text/texts';
import { pickerTexts } from '@/portal/pickers/texts';

const en = () => import('@locales/en/vendors.json');
const cn = () => import('@locales/cn/vendors.json');

export const texts = {
  ...areaTexts('vendors', { th, en, cn }, vendors),
  ...contentTexts,
  ...pickerTexts,
};
