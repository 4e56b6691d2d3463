import rateCn from '@locales/cn/commission-rates.json';
import cn from '@locales/cn/commissions.json';
import rateEn from '@locales/en/commission-rates.json';
import en from '@locales/en/commissions.json';
import rateTh from '@locales/th/commission-rates.json';
import th from '@locales/th/commissions.json';
import { commissions } from '@/contracts/features/finance/commissions';
import { contentTexts } from '@/portal/kit/content/texts';
import { areaTexts } from '@/portal/kit/text/texts';

export const texts = {
  ...areaTexts('commissions', { th, en, cn }, commissions),
  ...areaTexts('commission-rates', { th: rateTh, en: rateEn, cn: rateCn }, commissions),
  ...contentTexts,
};
