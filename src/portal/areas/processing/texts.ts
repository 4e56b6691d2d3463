import th from '@locales/th/processing.json';
import type { AreaTexts } from '@/portal/kit/text/texts';

const en = () => import('@locales/en/processing.json');
const cn = () => import('@locales/cn/processing.json');

export const texts: AreaTexts = { processing: { th, en, cn } };
