import cnKinds from '@locales/cn/meter-kinds.json';
import cn from '@locales/cn/meters.json';
import enKinds from '@locales/en/meter-kinds.json';
import en from '@locales/en/meters.json';
import thKinds from '@locales/th/meter-kinds.json';
import th from '@locales/th/meters.json';
import { meters } from '@/contracts/features/finance/meters';
import { areaTexts } from '@/portal/kit/text/texts';

export const texts = areaTexts('meters', { th, en, cn }, meters);

export const kindTexts = areaTexts(
  'meter-kinds',
  { th: thKinds, en: enKinds, cn: cnKinds },
  meters,
);
