import th from '@locales/th/phone-directory.json';
import { phoneDirectory } from '@/contracts/features/property/phone-directory';
import { areaTexts } from '@/portal/kit/text/texts';

const en = () => import('@locales/en/phone-directory.json');
const cn = () => import('@locales/cn/phone-directory.json');

export const texts = areaTexts('phone-directory', { th, en, cn }, phoneDirectory);
