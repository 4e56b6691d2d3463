import th from '@locales/th/home-calendar.json';
import { calendar } from '@/contracts/features/content/calendar';
import { contentTexts } from '@/portal/kit/content/texts';
import { areaTexts } from '@/portal/kit/text/texts';
import { pickerTexts } from '@/portal/pickers/texts';

const en = () => import('@locales/en/home-calendar.json');
const cn = () => import('@locales/cn/home-calendar.json');

export const texts = {
  ...areaTexts('home-calendar', { th, en, cn }, calendar),
  ...contentTexts,
  ...pickerTexts,
};
