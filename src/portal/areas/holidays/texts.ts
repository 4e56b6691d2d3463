import cn from '@locales/cn/holidays.json';
import en from '@locales/en/holidays.json';
import th from '@locales/th/holidays.json';

export const texts = { holidays: { th, en, cn } };
