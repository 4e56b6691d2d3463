import rulesTh from '@locales/th/charge-rules.json';
import th from '@locales/th/invoices.json';
import ledgerTh from '@locales/th/ledger.json';
import { invoices } from '@/contracts/features/finance/invoices';
import { areaTexts } from '@/portal/kit/text/texts';
import { pickerTexts } from '@/portal/pickers/texts';

const en = () => import('@locales/en/invoices.json');
const ledgerEn = () => import('@locales/en/ledger.json');
const rulesEn = () => import('@locales/en/charge-rules.json');
const cn = () => import('@locales/cn/invoices.json');
const ledgerCn = () => import('@locales/cn/ledger.json');
const rulesCn = () => import('@locales/cn/charge-rules.json');

export const texts = { invoices: { th, en, cn }, ...pickerTexts };

/** Those of the books' own screen. */
export const ledgerTexts = { ledger: { th: ledgerTh, en: ledgerEn, cn: ledgerCn } };

/** Those of what groups are charged. */
export const ruleTexts = areaTexts(
  'charge-rules',
  { th: rulesTh, en: rulesEn, cn: rulesCn },
  invoices,
);
