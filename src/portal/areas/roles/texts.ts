import cn from '@locales/cn/roles.json';
import en from '@locales/en/roles.json';
import th from '@locales/th/roles.json';
import { roles } from '@/contracts/features/platform/roles';
import { areaTexts } from '@/portal/kit/text/texts';

export const texts = areaTexts('roles', { th, en, cn }, roles);
