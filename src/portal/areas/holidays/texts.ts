import th from '@locales/th/holidays.json';
import { holidays } from '@/contracts/features/property/holidays';
import { areaTexts } from '@/portal/kit/text/texts';

const en = () => import('@locales/en/holidays.json');
const cn = () => import('@locales/cn/holidays.json');

export const texts = areaTexts('holidays', { th, en, cn }, holidays);
