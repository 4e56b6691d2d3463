import cn from '@locales/cn/time.json';
import en from '@locales/en/time.json';
import th from '@locales/th/time.json';
import { time } from '@/contracts/features/property/time';
import { areaTexts } from '@/portal/kit/text/texts';

export const texts = areaTexts('time', { th, en, cn }, time);
