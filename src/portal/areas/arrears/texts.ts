import cn from '@locales/cn/arrears.json';
import en from '@locales/en/arrears.json';
import th from '@locales/th/arrears.json';

export const texts = { arrears: { th, en, cn } };
