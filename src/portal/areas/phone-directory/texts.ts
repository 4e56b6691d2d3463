import cn from '@locales/cn/phone-directory.json';
import en from '@locales/en/phone-directory.json';
import th from '@locales/th/phone-directory.json';

export const texts = { 'phone-directory': { th, en, cn } };
