import cn from '@locales/cn/arrears.json';
import lettersCn from '@locales/cn/arrears-letters.json';
import en from '@locales/en/arrears.json';
import lettersEn from '@locales/en/arrears-letters.json';
import th from '@locales/th/arrears.json';
import lettersTh from '@locales/th/arrears-letters.json';

export const texts = { arrears: { th, en, cn } };

/** Those of the letters' own screen. */
export const letterTexts = { 'arrears-letters': { th: lettersTh, en: lettersEn, cn: lettersCn } };
