import rulesTh from '@locales/th/charge-rules.json';
import creditsTh from '@locales/th/invoice-credits.json';
import th from '@locales/th/invoices.json';
import { invoices } from '@/contracts/features/finance/invoices';
import { areaTexts } from '@/portal/kit/text/texts';
import { pickerTexts } from '@/portal/pickers/texts';

const en = () => import('@locales/en/invoices.json');
const rulesEn = () => import('@locales/en/charge-rules.json');
const cn = () => import('@locales/cn/invoices.json');
const rulesCn = () => import('@locales/cn/charge-rules.json');

/** Those of what units need not pay. */
export const creditTexts = {
  'invoice-credits': {
    th: creditsTh,
    en: () => import('@locales/en/invoice-credits.json'),
    cn: () => import('@locales/cn/invoice-credits.json'),
  },
};

export const texts = { invoices: { th, en, cn }, ...pickerTexts };

/** Those of what groups are charged. */
export const ruleTexts = areaTexts(
  'charge-rules',
  { th: rulesTh, en: rulesEn, cn: rulesCn },
  invoices,
);
