import thKinds from '@locales/th/meter-kinds.json';
import th from '@locales/th/meters.json';
import { meters } from '@/contracts/features/finance/meters';
import { areaTexts } from '@/portal/kit/text/texts';

const en = () => import('@locales/en/meters.json');
const enKinds = () => import('@locales/en/meter-kinds.json');
const cn = () => import('@locales/cn/meters.json');
const cnKinds = () => import('@locales/cn/meter-kinds.json');

export const texts = areaTexts('meters', { th, en, cn }, meters);

export const kindTexts = areaTexts(
  'meter-kinds',
  { th: thKinds, en: enKinds, cn: cnKinds },
  meters,
);
