import cn from '@locales/cn/mpay.json';
import en from '@locales/en/mpay.json';
import th from '@locales/th/mpay.json';

export const texts = { mpay: { th, en, cn } };
