import cn from '@locales/cn/menu-features.json';
import en from '@locales/en/menu-features.json';
import th from '@locales/th/menu-features.json';
import { menuFeatures } from '@/contracts/features/platform/menu-features';
import { areaTexts } from '@/portal/kit/text/texts';

export const texts = areaTexts('menu-features', { th, en, cn }, menuFeatures);
