import th from '@locales/th/tutorials.json';
import { tutorials } from '@/contracts/features/platform/tutorials';
import { areaTexts } from '@/portal/kit/text/texts';
import { contentFormTexts } from '@/portal/pickers/content/form-texts';

const en = () => import('@locales/en/tutorials.json');
const cn = () => import('@locales/cn/tutorials.json');

export const texts = {
  ...areaTexts('tutorials', { th, en, cn }, tutorials),
  ...contentFormTexts,
};
