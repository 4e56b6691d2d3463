import cn from '@locales/cn/time.json';
import en from '@locales/en/time.json';
import th from '@locales/th/time.json';

export const texts = { time: { th, en, cn } };
