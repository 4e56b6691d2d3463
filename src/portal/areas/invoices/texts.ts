import th from '@locales/th/invoices.json';
import ledgerTh from '@locales/th/ledger.json';
import { pickerTexts } from '@/portal/pickers/texts';

const en = () => import('@locales/en/invoices.json');
const ledgerEn = () => import('@locales/en/ledger.json');
const cn = () => import('@locales/cn/invoices.json');
const ledgerCn = () => import('@locales/cn/ledger.json');

export const texts = { invoices: { th, en, cn }, ...pickerTexts };

/** Those of the books' own screen. */
export const ledgerTexts = { ledger: { th: ledgerTh, en: ledgerEn, cn: ledgerCn } };
