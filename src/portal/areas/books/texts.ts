import cn from '@locales/cn/books.json';
import reportCn from '@locales/cn/books-report.json';
import ledgerCn from '@locales/cn/ledger.json';
import en from '@locales/en/books.json';
import reportEn from '@locales/en/books-report.json';
import ledgerEn from '@locales/en/ledger.json';
import th from '@locales/th/books.json';
import reportTh from '@locales/th/books-report.json';
import ledgerTh from '@locales/th/ledger.json';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = { books: { th, en, cn }, ...pickerTexts };

/** Those of the entries' own screen. */
export const ledgerTexts = { ledger: { th: ledgerTh, en: ledgerEn, cn: ledgerCn } };

/** Those of the month's report. */
export const reportTexts = { 'books-report': { th: reportTh, en: reportEn, cn: reportCn } };
