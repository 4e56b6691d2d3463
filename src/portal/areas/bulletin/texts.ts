import th from '@locales/th/bulletin.json';
import { bulletin } from '@/contracts/features/content/bulletin';
import { areaTexts } from '@/portal/kit/text/texts';
import { contentFormTexts } from '@/portal/pickers/content/form-texts';

const en = () => import('@locales/en/bulletin.json');
const cn = () => import('@locales/cn/bulletin.json');

export const texts = {
  ...areaTexts('bulletin', { th, en, cn }, bulletin),
  ...contentFormTexts,
};
