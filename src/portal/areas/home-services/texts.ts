import cn from '@locales/cn/home-services.json';
import en from '@locales/en/home-services.json';
import th from '@locales/th/home-services.json';
import { services } from '@/contracts/features/services/services';
import { areaTexts } from '@/portal/kit/text/texts';
import { contentFormTexts } from '@/portal/pickers/texts';

export const texts = {
  ...areaTexts('home-services', { th, en, cn }, services),
  ...contentFormTexts,
};
