import th from '@locales/th/suggestions.json';
import { suggestions } from '@/contracts/features/services/suggestions';
import { areaTexts } from '@/portal/kit/text/texts';
import { uploadTexts } from '@/portal/kit/upload/texts';
import { pickerTexts } from '@/portal/pickers/texts';

const en = () => import('@locales/en/suggestions.json');
const cn = () => import('@locales/cn/suggestions.json');

export const texts = {
  ...areaTexts('suggestions', { th, en, cn }, suggestions),
  ...uploadTexts,
  ...pickerTexts,
};
