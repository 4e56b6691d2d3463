import th from '@locales/th/roles.json';
import { roles } from '@/contracts/features/platform/roles';
import { areaTexts } from '@/portal/kit/text/texts';

const en = () => import('@locales/en/roles.json');
const cn = () => import('@locales/cn/roles.json');

export const texts = areaTexts('roles', { th, en, cn }, roles);
