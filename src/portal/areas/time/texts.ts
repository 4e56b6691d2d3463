import th from '@locales/th/time.json';
import { time } from '@/contracts/features/property/time';
import { areaTexts } from '@/portal/kit/text/texts';

const en = () => import('@locales/en/time.json');
const cn = () => import('@locales/cn/time.json');

export const texts = areaTexts('time', { th, en, cn }, time);
