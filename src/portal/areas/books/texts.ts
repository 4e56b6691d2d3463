import th from '@locales/th/books.json';
import reportTh from '@locales/th/books-report.json';
import ledgerTh from '@locales/th/ledger.json';
import accountsTh from '@locales/th/ledger-accounts.json';
import { pickerTexts } from '@/portal/pickers/texts';

const en = () => import('@locales/en/books.json');
const reportEn = () => import('@locales/en/books-report.json');
const ledgerEn = () => import('@locales/en/ledger.json');
const cn = () => import('@locales/cn/books.json');
const reportCn = () => import('@locales/cn/books-report.json');
const ledgerCn = () => import('@locales/cn/ledger.json');

export const texts = { books: { th, en, cn }, ...pickerTexts };

/** Those of the entries' own screen. */
export const ledgerTexts = { ledger: { th: ledgerTh, en: ledgerEn, cn: ledgerCn } };

/** Those of the month's report. */
export const reportTexts = { 'books-report': { th: reportTh, en: reportEn, cn: reportCn } };

/** Those of the chart of accounts. */
export const accountTexts = {
  'ledger-accounts': {
    th: accountsTh,
    en: () => import('@locales/en/ledger-accounts.json'),
    cn: () => import('@locales/cn/ledger-accounts.json'),
  },
};
