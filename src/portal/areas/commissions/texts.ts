import rateTh from '@locales/th/commission-rates.json';
import th from '@locales/th/commissions.json';
import { commissions } from '@/contracts/features/finance/commissions';
import { contentTexts } from '@/portal/kit/content/texts';
import { areaTexts } from '@/portal/kit/text/texts';

const rateEn = () => import('@locales/en/commission-rates.json');
const en = () => import('@locales/en/commissions.json');
const rateCn = () => import('@locales/cn/commission-rates.json');
const cn = () => import('@locales/cn/commissions.json');

export const texts = {
  ...areaTexts('commissions', { th, en, cn }, commissions),
  ...areaTexts('commission-rates', { th: rateTh, en: rateEn, cn: rateCn }, commissions),
  ...contentTexts,
};
