import th from '@locales/th/arrears.json';
import clearTh from '@locales/th/arrears-clear.json';
import lettersTh from '@locales/th/arrears-letters.json';
import { pickerTexts } from '@/portal/pickers/texts';

const en = () => import('@locales/en/arrears.json');
const cn = () => import('@locales/cn/arrears.json');

export const texts = { arrears: { th, en, cn }, ...pickerTexts };

/** Those of the letters' own screen. */
export const letterTexts = {
  'arrears-letters': {
    th: lettersTh,
    en: () => import('@locales/en/arrears-letters.json'),
    cn: () => import('@locales/cn/arrears-letters.json'),
  },
};

/** Those of the screen of who asked for a debt-free letter. */
export const clearTexts = {
  'arrears-clear': {
    th: clearTh,
    en: () => import('@locales/en/arrears-clear.json'),
    cn: () => import('@locales/cn/arrears-clear.json'),
  },
};
