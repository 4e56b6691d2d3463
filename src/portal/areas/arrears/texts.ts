import cn from '@locales/cn/arrears.json';
import clearCn from '@locales/cn/arrears-clear.json';
import lettersCn from '@locales/cn/arrears-letters.json';
import en from '@locales/en/arrears.json';
import clearEn from '@locales/en/arrears-clear.json';
import lettersEn from '@locales/en/arrears-letters.json';
import th from '@locales/th/arrears.json';
import clearTh from '@locales/th/arrears-clear.json';
import lettersTh from '@locales/th/arrears-letters.json';

export const texts = { arrears: { th, en, cn } };

/** Those of the letters' own screen. */
export const letterTexts = { 'arrears-letters': { th: lettersTh, en: lettersEn, cn: lettersCn } };

/** Those of the screen of who asked for a debt-free letter. */
export const clearTexts = { 'arrears-clear': { th: clearTh, en: clearEn, cn: clearCn } };
