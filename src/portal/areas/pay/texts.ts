import cn from '@locales/cn/pay.json';
import en from '@locales/en/pay.json';
import th from '@locales/th/pay.json';

export const texts = { pay: { th, en, cn } };
