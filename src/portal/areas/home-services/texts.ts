import th from '@locales/th/home-services.json';
import { services } from '@/contracts/features/services/services';
import { areaTexts } from '@/portal/kit/text/texts';
import { contentFormTexts } from '@/portal/pickers/content/form-texts';

const en = () => import('@locales/en/home-services.json');
const cn = () => import('@locales/cn/home-services.json');

export const texts = {
  ...areaTexts('home-services', { th, en, cn }, services),
  ...contentFormTexts,
};
