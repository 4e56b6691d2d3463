import th from '@locales/th/menu-features.json';
import { menuFeatures } from '@/contracts/features/platform/menu-features';
import { areaTexts } from '@/portal/kit/text/texts';

const en = () => import('@locales/en/menu-features.json');
const cn = () => import('@locales/cn/menu-features.json');

export const texts = areaTexts('menu-features', { th, en, cn }, menuFeatures);
