import th from '@locales/th/quick-call.json';
import { quickCall } from '@/contracts/features/property/quick-call';
import { areaTexts } from '@/portal/kit/text/texts';

const en = () => import('@locales/en/quick-call.json');
const cn = () => import('@locales/cn/quick-call.json');

export const texts = areaTexts('quick-call', { th, en, cn }, quickCall);
