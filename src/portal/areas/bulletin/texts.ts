import cn from '@locales/cn/bulletin.json';
import en from '@locales/en/bulletin.json';
import th from '@locales/th/bulletin.json';
import { bulletin } from '@/contracts/features/content/bulletin';
import { areaTexts } from '@/portal/kit/text/texts';
import { contentFormTexts } from '@/portal/pickers/texts';

export const texts = {
  ...areaTexts('bulletin', { th, en, cn }, bulletin),
  ...contentFormTexts,
};
