import cn from '@locales/cn/holidays.json';
import en from '@locales/en/holidays.json';
import th from '@locales/th/holidays.json';
import { holidays } from '@/contracts/features/property/holidays';
import { areaTexts } from '@/portal/kit/text/texts';

export const texts = areaTexts('holidays', { th, en, cn }, holidays);
