import th from '@locales/th/banners.json';
import { banners } from '@/contracts/features/content/banners';
import { areaTexts } from '@/portal/kit/text/texts';
import { contentFormTexts } from '@/portal/pickers/content/form-texts';

const en = () => import('@locales/en/banners.json');
const cn = () => import('@locales/cn/banners.json');

export const texts = {
  ...areaTexts('banners', { th, en, cn }, banners),
  ...contentFormTexts,
};
