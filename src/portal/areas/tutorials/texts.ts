import cn from '@locales/cn/tutorials.json';
import en from '@locales/en/tutorials.json';
import th from '@locales/th/tutorials.json';
import { tutorials } from '@/contracts/features/platform/tutorials';
import { areaTexts } from '@/portal/kit/text/texts';
import { contentFormTexts } from '@/portal/pickers/texts';

export const texts = {
  ...areaTexts('tutorials', { th, en, cn }, tutorials),
  ...contentFormTexts,
};
