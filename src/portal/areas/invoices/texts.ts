import rulesCn from '@locales/cn/charge-rules.json';
import cn from '@locales/cn/invoices.json';
import ledgerCn from '@locales/cn/ledger.json';
import rulesEn from '@locales/en/charge-rules.json';
import en from '@locales/en/invoices.json';
import ledgerEn from '@locales/en/ledger.json';
import rulesTh from '@locales/th/charge-rules.json';
import th from '@locales/th/invoices.json';
import ledgerTh from '@locales/th/ledger.json';
import { invoices } from '@/contracts/features/finance/invoices';
import { areaTexts } from '@/portal/kit/text/texts';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = { invoices: { th, en, cn }, ...pickerTexts };

/** Those of the books' own screen. */
export const ledgerTexts = { ledger: { th: ledgerTh, en: ledgerEn, cn: ledgerCn } };

/** Those of what groups are charged. */
export const ruleTexts = areaTexts(
  'charge-rules',
  { th: rulesTh, en: rulesEn, cn: rulesCn },
  invoices,
);
