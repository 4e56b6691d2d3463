import cn from '@locales/cn/invoices.json';
import ledgerCn from '@locales/cn/ledger.json';
import en from '@locales/en/invoices.json';
import ledgerEn from '@locales/en/ledger.json';
import th from '@locales/th/invoices.json';
import ledgerTh from '@locales/th/ledger.json';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = { invoices: { th, en, cn }, ...pickerTexts };

/** Those of the books' own screen. */
export const ledgerTexts = { ledger: { th: ledgerTh, en: ledgerEn, cn: ledgerCn } };
