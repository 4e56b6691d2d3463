import rateCn from '@locales/cn/commission-rates.json';
import cn from '@locales/cn/commissions.json';
import rateEn from '@locales/en/commission-rates.json';
import en from '@locales/en/commissions.json';
import rateTh from '@locales/th/commission-rates.json';
import th from '@locales/th/commissions.json';
import { contentTexts } from '@/portal/kit/content/texts';

export const texts = {
  commissions: { th, en, cn },
  'commission-rates': { th: rateTh, en: rateEn, cn: rateCn },
  ...contentTexts,
};
