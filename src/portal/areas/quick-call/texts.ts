import cn from '@locales/cn/quick-call.json';
import en from '@locales/en/quick-call.json';
import th from '@locales/th/quick-call.json';
import { quickCall } from '@/contracts/features/property/quick-call';
import { areaTexts } from '@/portal/kit/text/texts';

export const texts = areaTexts('quick-call', { th, en, cn }, quickCall);
