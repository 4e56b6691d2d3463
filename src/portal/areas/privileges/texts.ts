import th from '@locales/th/privileges.json';
import { privileges } from '@/contracts/features/content/privileges';
import { areaTexts } from '@/portal/kit/text/texts';
import { contentFormTexts } from '@/portal/pickers/content/form-texts';

const en = () => import('@locales/en/privileges.json');
const cn = () => import('@locales/cn/privileges.json');

export const texts = {
  ...areaTexts('privileges', { th, en, cn }, privileges),
  ...contentFormTexts,
};
