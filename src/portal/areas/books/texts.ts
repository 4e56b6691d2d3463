import cn from '@locales/cn/books.json';
import ledgerCn from '@locales/cn/ledger.json';
import en from '@locales/en/books.json';
import ledgerEn from '@locales/en/ledger.json';
import th from '@locales/th/books.json';
import ledgerTh from '@locales/th/ledger.json';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = { books: { th, en, cn }, ...pickerTexts };

/** Those of the entries' own screen. */
export const ledgerTexts = { ledger: { th: ledgerTh, en: ledgerEn, cn: ledgerCn } };
