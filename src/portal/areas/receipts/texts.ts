import chequesTh from '@locales/th/cheques.json';
import depositsTh from '@locales/th/deposits.json';
import th from '@locales/th/receipts.json';
import refundsTh from '@locales/th/refunds.json';
import { pickerTexts } from '@/portal/pickers/texts';

const en = () => import('@locales/en/receipts.json');
const cn = () => import('@locales/cn/receipts.json');

/** Those of cheques. */
export const chequeTexts = {
  cheques: {
    th: chequesTh,
    en: () => import('@locales/en/cheques.json'),
    cn: () => import('@locales/cn/cheques.json'),
  },
};

/** Those of what is given back. */
export const refundTexts = {
  refunds: {
    th: refundsTh,
    en: () => import('@locales/en/refunds.json'),
    cn: () => import('@locales/cn/refunds.json'),
  },
  ...pickerTexts,
};

/** Those of what units have left with the office. */
export const depositTexts = {
  deposits: {
    th: depositsTh,
    en: () => import('@locales/en/deposits.json'),
    cn: () => import('@locales/cn/deposits.json'),
  },
  ...chequeTexts,
  ...refundTexts,
};

export const texts = { receipts: { th, en, cn }, ...pickerTexts };
