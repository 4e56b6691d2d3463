import cn from '@locales/cn/phone-directory.json';
import en from '@locales/en/phone-directory.json';
import th from '@locales/th/phone-directory.json';
import { phoneDirectory } from '@/contracts/features/property/phone-directory';
import { areaTexts } from '@/portal/kit/text/texts';

export const texts = areaTexts('phone-directory', { th, en, cn }, phoneDirectory);
