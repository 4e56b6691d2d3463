import cn from '@locales/cn/privileges.json';
import en from '@locales/en/privileges.json';
import th from '@locales/th/privileges.json';
import { privileges } from '@/contracts/features/content/privileges';
import { areaTexts } from '@/portal/kit/text/texts';
import { contentFormTexts } from '@/portal/pickers/texts';

export const texts = {
  ...areaTexts('privileges', { th, en, cn }, privileges),
  ...contentFormTexts,
};
