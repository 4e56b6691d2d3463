import cn from '@locales/cn/banners.json';
import en from '@locales/en/banners.json';
import th from '@locales/th/banners.json';
import { banners } from '@/contracts/features/content/banners';
import { areaTexts } from '@/portal/kit/text/texts';
import { contentFormTexts } from '@/portal/pickers/texts';

export const texts = {
  ...areaTexts('banners', { th, en, cn }, banners),
  ...contentFormTexts,
};
